import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { rememberPages, type RememberedPage } from '../../client/content/site/page-memory.js'
import { readJsonAs, writeJsonDurably, type Warn } from '../shared/json-files.js'
import { isText, listOf, shapeOf } from '../shared/shapes.js'
import { CURRENT, listReleaseFolders, RELEASES } from './live-release.js'

/**
 * Where pages are and were, so that an address that editors change leads on. In each release, not served:
 * a release knows all that the ones before it knew, so nothing else keeps it.
 */
export const PAGE_MEMORY_FILE = 'page-memory.json'

/** What all releases know, best the newest. `warn` is told what cannot be read. */
export async function readPageMemory(siteRoot: string, warn: Warn): Promise<RememberedPage[]> {
  // A release that was copied to the place of `current` is no link to one of the others.
  const folders = [path.join(siteRoot, CURRENT), ...(await listReleaseFolders(siteRoot))]
  const memories = await Promise.all(
    folders.map((folder) =>
      readJsonAs<RememberedPage[]>(path.join(folder, PAGE_MEMORY_FILE), isMemory, warn),
    ),
  )
  return memories.reduce<RememberedPage[]>(merge, [])
}

/** For a site that is made only to look at it. */
export async function copyPageMemory(from: string, to: string): Promise<void> {
  const pages = await readPageMemory(from, () => {})
  const folder = path.join(to, RELEASES, '0')
  await mkdir(folder, { recursive: true })
  await writeJsonDurably(path.join(folder, PAGE_MEMORY_FILE), pages)
}

function merge(known: RememberedPage[], newer: RememberedPage[] | null): RememberedPage[] {
  if (newer === null) return known
  const former = newer.flatMap(({ documentId, formerPaths }) =>
    formerPaths.map((path) => ({ documentId, path })),
  )
  return rememberPages(newer, rememberPages(former, known))
}

const isMemory = listOf(
  shapeOf<RememberedPage>({ documentId: isText, path: isText, formerPaths: listOf(isText) }),
)
