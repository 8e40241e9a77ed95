import type { SiteFile } from '../../client/content/site/site.js'
import { toSources, type SiteList } from '../../client/content/site/site-list.js'
import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'
import type { StagedFiles } from '../release/stage-files.js'

const FILES_AT_ONCE = 8

/** Writes files that are no pages. */
export async function writeFiles(
  release: Pick<StagedFiles, 'put'>,
  files: readonly SiteFile[],
): Promise<void> {
  await mapConcurrent(files, FILES_AT_ONCE, ({ name, sources, create }) =>
    release.put(name, sources, create),
  )
}

/** One at a time: each can be long. */
export async function writeLists(
  release: Pick<StagedFiles, 'put'>,
  lists: readonly SiteList[],
): Promise<void> {
  for (const list of lists) await release.put(list.name, toSources(list), () => list)
}
