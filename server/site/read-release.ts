import { statSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'

import { parseMapRows } from './parse-map-rows.js'
import type { ReleaseLookups } from './resolve-request.js'

export interface Release extends ReleaseLookups {
  /** The document root, with no link in it: one request is answered from one release. */
  publicDirectory: string
}

/**
 * A function that reads the release which is `current` at that moment, null when there is none. The
 * maps are read once per release; a moved link is seen by the next call.
 */
export function createReleaseReader(siteRoot: string): () => Promise<Release | null> {
  let latest: { directory: string; release: Promise<Release> } | undefined

  return async () => {
    const directory = await realpath(path.join(siteRoot, 'current')).catch(nullIfMissing)
    if (directory === null) return null
    if (latest?.directory !== directory) {
      const loading = { directory, release: readRelease(directory) }
      loading.release.catch(() => {
        if (latest === loading) latest = undefined
      })
      latest = loading
    }
    return latest.release
  }
}

async function readRelease(directory: string): Promise<Release> {
  const publicDirectory = path.join(directory, 'public')
  const jobs = await readMap(path.join(directory, 'redirects.map'))
  const pages = await readMap(path.join(directory, 'paths.map'))
  return {
    publicDirectory,
    hasFile: (name) => isPlainName(name) && isFile(path.join(publicDirectory, name)),
    jobTarget: (id) => jobs.get(id),
    pageTarget: (name) => pages.get(name.toLowerCase()),
  }
}

async function readMap(file: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(file, 'utf8').catch(nullIfMissing)
  return parseMapRows(text ?? '')
}

/** Names as the builder writes them, so that no other spelling reaches the file system. */
function isPlainName(name: string): boolean {
  return /^(?:\/[\w.~@+,=-]+)+$/.test(name) && !name.split('/').includes('..')
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return false
    throw error
  }
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
