import path from 'node:path'
import { rememberPages, type RememberedPage } from '../../client/content/site/page-memory.js'
import { writeJsonDurably, type Warn } from '../shared/site-root/json-files.js'
import { isText, listOf, orMissing, shapeOf } from '../shared/site-root/shapes.js'
import { stateFolder } from '../shared/site-root/protocol-files.js'
import { CURRENT, listReleaseFolders } from './live-release.js'
import {
  joinOthers,
  readMemoryFile,
  setFaultsAside,
  tellFaults,
  toOwnList,
  type MemoryFile,
} from './memory-file.js'

/**
 * Where pages are and were, so that an address that editors change leads on. In each release, not served,
 * and in the state folder, as what is known of jobs: see `job-memory.ts`.
 */
export const PAGE_MEMORY_FILE = 'page-memory.json'

/** What all releases know, best the newest. `warn` is told what cannot be read. */
export async function readPageMemory(siteRoot: string, warn: Warn): Promise<RememberedPage[]> {
  const memories = await readMemories(siteRoot)
  tellFaults(memories, warn)
  return mergeMemories(memories)
}

/** What other versions have written, so that the next release carries it along. */
export async function readOtherPages(siteRoot: string): Promise<unknown[]> {
  return joinOthers(await readMemories(siteRoot))
}

/** Remembers what all releases know, beyond their time. Call it within `withSiteLock`. */
export async function recordPageMemory(siteRoot: string, warn: Warn = () => {}): Promise<void> {
  const memories = await readMemories(siteRoot)
  tellFaults(memories, warn)
  await setFaultsAside(memories)
  const pages = [...mergeMemories(memories), ...joinOthers(memories)]
  await writeJsonDurably(path.join(stateFolder(siteRoot), PAGE_MEMORY_FILE), pages)
}

/** For a site that is made only to look at it. */
export async function copyPageMemory(from: string, to: string): Promise<void> {
  const pages = await readPageMemory(from, () => {})
  await writeJsonDurably(path.join(stateFolder(to), PAGE_MEMORY_FILE), pages)
}

/** Oldest first. */
async function readMemories(siteRoot: string): Promise<MemoryFile<RememberedPage>[]> {
  // A release that was copied to the place of `current` is no link to one of the others.
  const folders = [
    stateFolder(siteRoot),
    path.join(siteRoot, CURRENT),
    ...(await listReleaseFolders(siteRoot)),
  ]
  const shape = { toList: toOwnList, isEntry: isRememberedPage }
  const memories = folders.map((folder) =>
    readMemoryFile<RememberedPage>(siteRoot, path.join(folder, PAGE_MEMORY_FILE), shape),
  )
  return (await Promise.all(memories)).filter((memory) => memory !== null)
}

function mergeMemories(memories: readonly MemoryFile<RememberedPage>[]): RememberedPage[] {
  return memories.reduce<RememberedPage[]>(
    (known, { entries }) => rememberPages(entries, known),
    [],
  )
}

const isRememberedPage = shapeOf<RememberedPage>({
  documentId: isText,
  path: isText,
  formerPaths: orMissing(listOf(isText)),
})
