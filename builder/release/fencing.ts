import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { STATE_FOLDER } from '../shared/protocol.js'
import { readJson, writeJsonDurably } from '../lib/files.js'
import { claim, listClaims } from './claim.js'
import { readLiveRelease } from './live-release.js'
import { withLock } from './with-lock.js'

/** A newer build was published while this one was being made. */
export class SupersededError extends Error {
  override name = 'SupersededError'
}

/** A build's place in the order of all builds of a site. */
export interface BuildTurn {
  token: number
  /** Must be called when the build has ended, whatever came of it. */
  end: () => Promise<void>
}

/** `fence.json`: the last token given out, and the highest under which something went live. */
interface Fence {
  issued: number
  published: number
}

export function stateFolder(siteRoot: string): string {
  return path.join(siteRoot, STATE_FOLDER)
}

/** Runs a step that reads and then changes the site's state or what is live. */
export function withSiteLock<Result>(
  siteRoot: string,
  run: () => Promise<Result>,
): Promise<Result> {
  return withLock(path.join(stateFolder(siteRoot), 'lock'), run)
}

/**
 * Takes the next token. Must come before the content's ref is read: so a higher token stands for the
 * same content or newer, whatever the clocks say.
 */
export async function takeTurn(siteRoot: string): Promise<BuildTurn> {
  await mkdir(stateFolder(siteRoot), { recursive: true })
  return withSiteLock(siteRoot, async () => {
    const fence = await readFence(siteRoot)
    const token = fence.issued + 1
    await writeFence(siteRoot, { ...fence, issued: token })
    const { release } = await claim(turnsFolder(siteRoot), String(token))
    return { token, end: release }
  })
}

/** Tokens of the builds that are being made at this moment, in whichever process. */
export async function listTurns(siteRoot: string): Promise<Set<number>> {
  const names = await listClaims(turnsFolder(siteRoot))
  return new Set(names.map((name) => Number(name.split('-')[0])))
}

/**
 * Notes that this token goes live; throws `SupersededError` if a newer one has. Only within
 * `withSiteLock`, and before `current` moves: after a crash between the two, the older build is
 * still the one that is refused.
 */
export async function passFence(siteRoot: string, token: number): Promise<void> {
  const fence = await readFence(siteRoot)
  if (token <= fence.published) {
    throw new SupersededError('A newer release was published meanwhile; this one is not needed.')
  }
  await writeFence(siteRoot, { ...fence, published: token })
}

/** A lost fence is made anew from what is live: tokens must not start again. */
async function readFence(siteRoot: string): Promise<Fence> {
  const fence = await readJson<Fence>(fenceFile(siteRoot))
  const live = (await readLiveRelease(siteRoot))?.manifest.token ?? 0
  return {
    issued: Math.max(fence?.issued ?? 0, live),
    published: Math.max(fence?.published ?? 0, live),
  }
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
