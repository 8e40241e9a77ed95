import { setTimeout as wait } from 'node:timers/promises'
import { fillPurgeBody, type PurgeConfig } from '../../lib/notices-config.js'
import type { Progress } from '../../lib/progress.js'
import { readFileList, type FileList } from '../store/file-list.js'
import { post } from './post.js'
import { withoutBase } from '../../../client/shared/addresses/path-base.js'

/** What the strictest CDN takes in one request. */
const MOST_URLS = 30
/** In ms before each further attempt. */
const WAITS = [1_000, 4_000]
/** In ms: the next build waits for it. */
const LONGEST = 120_000

interface PurgeClock {
  now: () => number
  pause: (ms: number) => Promise<unknown>
}

/**
 * Has a CDN forget exactly the addresses at which two releases differ, by their folders. A failure is only
 * a warning: the answers there end by their age.
 */
export async function purgeChanges(
  { purge, siteUrl }: { purge: PurgeConfig | null; siteUrl: string },
  folders: { former: string | null; next: string },
  progress: Pick<Progress, 'note' | 'warn'>,
  clock: PurgeClock = { now: Date.now, pause: (ms) => wait(ms) },
): Promise<void> {
  if (purge === null) return
  const former = folders.former === null ? null : await readFileList(folders.former)
  const next = await readFileList(folders.next)
  const paths = next === null ? [] : findChangedPaths(former, next)
  const deadline = clock.now() + LONGEST
  let purged = 0
  try {
    for (; purged < paths.length; purged += MOST_URLS) {
      if (clock.now() > deadline) throw new Error(`${new URL(purge.url).host} takes too long.`)
      const tags = paths.slice(purged, purged + MOST_URLS)
      const urls = tags.map((path) => siteUrl + path)
      await callPatiently(purge, fillPurgeBody(purge.body, { urls, tags }), clock)
    }
    if (paths.length > 0) progress.note(`purged ${paths.length} addresses`)
  } catch (error) {
    const left = `${paths.length - purged} of ${paths.length} addresses`
    progress.warn(`${left} were not purged: ${(error as Error).message}`)
  }
}

async function callPatiently({ url, headers }: PurgeConfig, body: string, clock: PurgeClock) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await post(url, body, { 'content-type': 'application/json', ...headers })
    } catch (error) {
      const ms = WAITS[attempt]
      if (ms === undefined) throw error
      await clock.pause(ms)
    }
  }
}

/**
 * Paths whose successful answers differ between two releases, sorted; without the former one, all. Below
 * `/assets/`, names are hashes of what they name, and bodies of errors have no address.
 */
export function findChangedPaths(
  former: Pick<FileList, 'files'> | null,
  next: Pick<FileList, 'files'>,
): string[] {
  const idIn = (list: typeof former, name: string) => list?.files.get(name)?.id
  const names = new Set([...(former?.files.keys() ?? []), ...next.files.keys()])
  return [...names]
    .filter((name) => idIn(former, name) !== idIn(next, name) && !/^assets\//.test(name))
    .filter(
      (name) =>
        !/^\/closed\/|^\/(?:(?:job_ghid\/)?404|too-large)\.html$/.test(withoutBase(`/${name}`)),
    )
    .map((name) => encodeURI(`/${name.replace(/(?:^|\/)index\.html$/, '')}`))
    .sort()
}
