import path from 'node:path'
import { readJson, writeJsonDurably } from '../shared/json-files.js'
import { stateFolder } from '../shared/protocol-files.js'
import { claim, listClaims } from './claim.js'
import { readLiveRelease } from './live-release.js'
import { withLock } from './with-lock.js'

export class SupersededError extends Error {
  override name = 'SupersededError'
}

/** The position of a build among all builds of a site. */
export interface BuildTurn {
  token: number
  /** Must be called when the build ends, with or without an error. */
  end: () => Promise<void>
}

/** `fence.json`: the last token issued, and the highest token that went live. */
interface Fence {
  issued: number
  published: number
}

/** For steps that read and then change the site's state or the current release. */
export function withSiteLock<Result>(
  siteRoot: string,
  run: () => Promise<Result>,
): Promise<Result> {
  return withLock(path.join(stateFolder(siteRoot), 'lock'), run)
}

/**
 * Issues the next token. Call it before reading the content's ref, so that a higher token implies the
 * same content or newer, whatever the clocks say.
 */
export async function takeTurn(siteRoot: string): Promise<BuildTurn> {
  return withSiteLock(siteRoot, async () => {
    const fence = await readFence(siteRoot)
    const token = fence.issued + 1
    await writeFence(siteRoot, { ...fence, issued: token })
    const { release } = await claim(turnsFolder(siteRoot), String(token))
    return { token, end: release }
  })
}

/** Tokens of the running builds, in all processes. */
export async function listTurns(siteRoot: string): Promise<Set<number>> {
  const names = await listClaims(turnsFolder(siteRoot))
  return new Set(names.map((name) => Number(name.split('-')[0])))
}

/**
 * Records that a token goes live. Call it within `withSiteLock` and before `current` moves: after a
 * crash between the two, an older build is still refused.
 * @throws SupersededError if a newer build has gone live.
 */
export async function passFence(siteRoot: string, token: number): Promise<void> {
  const fence = await readFence(siteRoot)
  if (token <= fence.published) {
    throw new SupersededError('A newer release was published meanwhile; this one is not needed.')
  }
  await writeFence(siteRoot, { ...fence, published: token })
}

/** If the file is lost, the live release's token is the minimum: tokens must not start again. */
async function readFence(siteRoot: string): Promise<Fence> {
  const { issued = 0, published = 0 } = (await readJson<Fence>(fenceFile(siteRoot))) ?? {}
  const live = (await readLiveRelease(siteRoot))?.manifest.token ?? 0
  return { issued: Math.max(issued, live), published: Math.max(published, live) }
}

function writeFence(siteRoot: string, fence: Fence): Promise<void> {
  return writeJsonDurably(fenceFile(siteRoot), fence)
}

function fenceFile(siteRoot: string): string {
  return path.join(stateFolder(siteRoot), 'fence.json')
}

function turnsFolder(siteRoot: string): string {
  return path.join(stateFolder(siteRoot), 'turns')
}
