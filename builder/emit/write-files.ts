import type { SiteFile } from '../../client/content/site/site.js'
import { toSources, type SiteList } from '../../client/content/site/site-list.js'
import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'
import type { StagedRelease } from '../release/stage-release.js'

const FILES_AT_ONCE = 8

/** Writes files that are no pages. */
export async function writeFiles(
  release: StagedRelease,
  files: readonly SiteFile[],
): Promise<void> {
  await mapConcurrent(files, FILES_AT_ONCE, ({ name, sources, create }) =>
    release.put(name, sources, create),
  )
}

/** One at a time: each can be long. */
export async function writeLists(
  release: StagedRelease,
  lists: readonly SiteList[],
): Promise<void> {
  for (const list of lists) await release.put(list.name, toSources(list), () => list)
}
