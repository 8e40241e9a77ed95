import path from 'node:path'
import { rememberPages, type RememberedPage } from '../../client/content/site/page-memory.js'
import { readJsonAs, writeJsonDurably, type Warn } from '../shared/json-files.js'
import { isText, listOf, shapeOf } from '../shared/shapes.js'
import { stateFolder } from '../shared/protocol-files.js'
import { CURRENT, listReleaseFolders } from './live-release.js'

/**
 * Where pages are and were, so that an address that editors change leads on. In each release, not served,
 * and in the state folder, as what is known of jobs: see `job-memory.ts`.
 */
export const PAGE_MEMORY_FILE = 'page-memory.json'

/** What all releases know, best the newest. `warn` is told what cannot be read. */
export async function readPageMemory(siteRoot: string, warn: Warn): Promise<RememberedPage[]> {
  // A release that was copied to the place of `current` is no link to one of the others.
  const folders = [
    stateFolder(siteRoot),
    path.join(siteRoot, CURRENT),
    ...(await listReleaseFolders(siteRoot)),
  ]
  const memories = await Promise.all(
    folders.map((folder) =>
      readJsonAs<RememberedPage[]>(path.join(folder, PAGE_MEMORY_FILE), isMemory, warn),
    ),
  )
  return memories.reduce<RememberedPage[]>(
    (known, newer) => (newer === null ? known : rememberPages(newer, known)),
    [],
  )
}

/** Remembers what all releases know, beyond their time. Call it within `withSiteLock`. */
export function recordPageMemory(siteRoot: string): Promise<void> {
  return copyPageMemory(siteRoot, siteRoot)
}

/** For a site that is made only to look at it. */
export async function copyPageMemory(from: string, to: string): Promise<void> {
  const pages = await readPageMemory(from, () => {})
  await writeJsonDurably(path.join(stateFolder(to), PAGE_MEMORY_FILE), pages)
}

const isMemory = listOf(
  shapeOf<RememberedPage>({ documentId: isText, path: isText, formerPaths: listOf(isText) }),
)
