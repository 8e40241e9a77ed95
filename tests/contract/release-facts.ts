import { readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** What the contract suite needs to know of a release, read from the release itself. */
export interface ReleaseFacts {
  publicDirectory: string
  /** One per row of the map: open jobs, and their former numbers. */
  jobs: readonly { id: string; path: string }[]
  closedIds: readonly string[]
  /** Paths that `paths.map` leads to themselves, but for the preview page. */
  pages: readonly string[]
  redirects: readonly { from: string; to: string }[]
  /** Names below the document root, with a slash in front, without precompressed files. */
  files: readonly string[]
  /** An id that no job has or had. */
  unknownId: string
}

export function readReleaseFacts(siteRoot: string, release = 'current'): ReleaseFacts {
  const directory = realpathSync(path.join(siteRoot, release))
  const publicDirectory = path.join(directory, 'public')
  const files = listFiles(publicDirectory)
  const paths = readRows(path.join(directory, 'paths.map'))
  return {
    publicDirectory,
    jobs: readRows(path.join(directory, 'redirects.map')).map(([id, to]) => ({ id, path: to })),
    closedIds: files.flatMap((file) => /^\/closed\/(\d+)\.html$/.exec(file)?.[1] ?? []),
    pages: paths.flatMap(([from, to]) => (from === to && to !== '/preview' ? [to] : [])),
    redirects: paths.flatMap(([from, to]) => (from === to ? [] : [{ from, to }])),
    files,
    unknownId: '9999999999',
  }
}

export function readPublicFile(facts: ReleaseFacts, name: string): Buffer {
  return readFileSync(path.join(facts.publicDirectory, name))
}

/** Follows links, as a web server does. */
function listFiles(directory: string): string[] {
  const list = (name: string): string[] => {
    const file = path.join(directory, name)
    if (!statSync(file).isDirectory()) return /\.(?:br|gz)$/.test(name) ? [] : [name]
    return readdirSync(file).flatMap((child) => list(`${name}/${child}`))
  }
  return list('').sort()
}

function readRows(file: string): (readonly [string, string])[] {
  const rows = readFileSync(file, 'utf8').matchAll(/^(\S+) (\S+);$/gm)
  return Array.from(rows, ([, from = '', to = '']) => [from, to] as const)
}
