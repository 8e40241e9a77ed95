import { statSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { toJobKey } from '../../client/shared/requests/take-base-off.js'
import type { ReleaseLookups } from '../../client/shared/requests/resolve-request.js'
import { PAGE_PATH } from '../../client/shared/addresses/url-policy.js'

export interface Release extends ReleaseLookups {
  /** The resolved document root, so that each request is answered from one release. */
  publicDirectory: string
}

/** Null if there is no release. Maps are read once per release. */
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
    bases: await readBases(path.join(directory, 'languages.map')),
    hasFile: (name) =>
      isPlainName(name) &&
      // Of a long list there is only the gzip form.
      ['', '.gz'].some((suffix) => isFile(path.join(publicDirectory, name + suffix))),
    jobTarget: (id, base) => jobs.get(toJobKey(id, base)),
    pageTarget: (name) => pages.get(name.toLowerCase()),
  }
}

/** Of all languages but the first. Rows are `"~*^{base}(?:/|\z)" {base};`. */
async function readBases(file: string): Promise<readonly string[]> {
  const rows = (await readText(file)).matchAll(/^"~\*\^(\/[a-z0-9-]+)\(\?:\/\|\\z\)" \1;$/gm)
  return Array.from(rows, ([, base = '']) => base)
}

/** Rows are `{key} {target};`. */
async function readMap(file: string): Promise<ReadonlyMap<string, string>> {
  const text = await readText(file)
  // Ignores rows that are not plain paths, so that no redirect leads to another site.
  const rows = text.matchAll(new RegExp(`^(\\S+) (${PAGE_PATH});$`, 'gm'))
  return new Map(Array.from(rows, ([, key = '', target = '']) => [key.toLowerCase(), target]))
}

async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(nullIfMissing)) ?? ''
}

/** Only names that the builder writes reach the file system. */
function isPlainName(name: string): boolean {
  return /^(?:\/[\w.~@+,=-]+)+$/.test(name) && !name.split('/').includes('..')
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A longer name than a file can have, or one below a file.
    if (code === 'ENAMETOOLONG' || code === 'ENOTDIR') return false
    throw error
  }
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
