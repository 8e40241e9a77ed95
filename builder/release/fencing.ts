import { existsSync } from 'node:fs'
import path from 'node:path'
import { readFields, writeJsonDurably, type Warn } from '../shared/site-root/json-files.js'
import { stateFolder } from '../shared/site-root/protocol-files.js'
import { isCount } from '../shared/site-root/shapes.js'
import { refuseNewerFormat, takeOverFormat } from '../shared/site-root/site-format.js'
import { claim, listClaims } from '../shared/site-root/claim.js'
import { listReleases } from './live-release.js'
import { lstat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

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

/**
 * For steps that read and then change the site's state or the current release.
 * @throws NewerFormatError if a later version of the program has taken the site over.
 */
export function withSiteLock<Result>(
  siteRoot: string,
  run: () => Promise<Result>,
): Promise<Result> {
  return withLock(path.join(stateFolder(siteRoot), 'lock'), async () => {
    await refuseNewerFormat(siteRoot)
    return run()
  })
}

/**
 * For watching: of several, one at a time. The others stand by, and when it ends, in whatever way, one of
 * them goes on. While one stands by, `onWait` is called every second, with the number of the call.
 */
export function withWatch(
  siteRoot: string,
  run: () => Promise<void>,
  onWait: (attempt: number) => void,
): Promise<void> {
  const folder = path.join(stateFolder(siteRoot), 'watching')
  return withLock(folder, run, { longestWait: Infinity, longestPause: 1_000, onWait })
}

/**
 * Issues the next token, and makes the site root one of this format. Call it before reading the content's ref, so that a higher token implies the
 * same content or newer, whatever the clocks say.
 */
export async function takeTurn(siteRoot: string, warn?: Warn): Promise<BuildTurn> {
  return withSiteLock(siteRoot, async () => {
    await takeOverFormat(siteRoot, warn)
    const fence = await readFence(siteRoot, warn)
    const token = Math.max(fence.issued, ...(await listTurns(siteRoot))) + 1
    await writeFence(siteRoot, { ...fence, issued: token })
    const { release } = await claim(turnsFolder(siteRoot), String(token))
    return { token, end: release }
  })
}

/** Whether any build has started on this volume. */
export function hasBuilt(siteRoot: string): boolean {
  return existsSync(fenceFile(siteRoot))
}

/** Tokens of the running builds, in all processes. */
export async function listTurns(siteRoot: string): Promise<Set<number>> {
  const names = await listClaims(turnsFolder(siteRoot))
  return new Set(names.map((name) => Number(name.split('-')[0])).filter(isCount))
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

/** If the file is damaged, the releases' tokens are the minimum: tokens must not start again. */
async function readFence(siteRoot: string, warn?: Warn): Promise<Fence> {
  const nothing = { issued: 0, published: 0 }
  const shape = { issued: isCount, published: isCount }
  const fence = (await readFields(fenceFile(siteRoot), nothing, shape, warn)) ?? nothing
  const tokens = (await listReleases(siteRoot)).map(({ manifest }) => manifest.token)
  const published = Math.max(fence.published, ...tokens)
  return { issued: Math.max(fence.issued, published), published }
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

/** In ms. */
interface Patience {
  /** A step under the lock takes no longer than a few renames. */
  longestWait?: number
  /** Between two attempts. */
  longestPause?: number
  /** Called after each attempt, counted from 1, that found another process with the lock. */
  onWait?: (attempt: number) => void
}

/**
 * Runs a step while no other process of this host runs one in the same folder. Each contender first
 * claims and then looks for others: of two at the same time, at least one sees the other and retries.
 */
export async function withLock<Result>(
  folder: string,
  run: () => Promise<Result>,
  { longestWait = 30_000, longestPause = 50, onWait = () => {} }: Patience = {},
): Promise<Result> {
  const deadline = performance.now() + longestWait
  for (let attempt = 1; ; attempt++) {
    let others: string[]
    const own = await claim(folder, 'lock')
    try {
      others = (await listClaims(folder)).filter((name) => name !== own.name)
      if (others.length === 0) return await run()
    } finally {
      await own.release()
    }
    onWait(attempt)
    if (performance.now() > deadline) {
      throw new Error(await describeHolder(path.join(folder, others[0] ?? '')))
    }
    await wait(Math.random() * Math.min(5 * attempt, longestPause))
  }
}

async function describeHolder(file: string): Promise<string> {
  const owner = await lstat(file).then(
    ({ uid }) => ` of user ${uid}`,
    () => '',
  )
  return `Another process${owner} holds the lock ${file}: end it, or wait for it to end. If there is none, delete the file.`
}
