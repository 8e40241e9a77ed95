import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { OBJECTS } from './object-names.js'
import { toStoredForms, type StoredFile } from './stored-file.js'

/** Asks the thread which files differ from their recorded size. */
export interface SizeQuestion {
  folder: string
  /** Relative paths, each ended by `END`. */
  files: string
  /** In bytes. */
  sizes: Float64Array
}

export const END = '\0'

const THREAD = 'dist/builder/release/store/check-sizes-thread.js'

/**
 * The files of a release that are there as they were written, as far as their sizes tell. Another thread
 * looks, so that a builder meanwhile reads the content and makes the pages. Any file may be missing in the
 * answer, which then has to be looked at.
 */
export async function findIntactFiles(
  projectRoot: string,
  siteRoot: string,
  files: ReadonlyMap<string, StoredFile>,
): Promise<ReadonlySet<StoredFile>> {
  const owners: StoredFile[] = []
  const sizes: number[] = []
  let places = ''
  for (const [name, file] of files) {
    const place = `${file.id}/${path.basename(name)}`
    for (const [suffix, bytes] of toStoredForms(file)) {
      owners.push(file)
      sizes.push(bytes)
      places += place + suffix + END
    }
  }
  const folder = path.join(siteRoot, OBJECTS)
  const workerData: SizeQuestion = { folder, files: places, sizes: Float64Array.from(sizes) }
  try {
    const thread = new Worker(path.join(projectRoot, THREAD), { workerData })
    const [damaged] = (await once(thread, 'message')) as [number[]]
    const intact = new Set(owners)
    for (const index of damaged) intact.delete(owners[index] as StoredFile)
    return intact
  } catch {
    return new Set()
  }
}
