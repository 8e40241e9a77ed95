import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { FILE_LIST } from '../../../builder/release/store/file-list.js'
import { listFiles } from '../site/list-files.js'

interface FoundFile {
  body: Buffer
  /** As nginx derives it: of modification time and size. */
  etag: string
}

/** By name, relative to the document root. */
export type FoundFiles = ReadonlyMap<string, FoundFile>

/** The public files of the current release, precompressed forms too, as a web server finds them. */
export function readPublicFiles(siteRoot: string): FoundFiles {
  const folder = path.join(siteRoot, 'current/public')
  return new Map(
    listFiles(folder).map((name) => {
      const file = path.join(folder, name)
      const { mtimeMs, size } = statSync(file)
      return [name, { body: readFileSync(file), etag: `${Math.floor(mtimeMs / 1000)}-${size}` }]
    }),
  )
}

const OF_ONE_BUILD = new Set(['public', 'release.json'])

/** What else two builds of the same site have in common, by name: maps, memory, lists. */
export function readPrivateFiles(siteRoot: string, isOfTheSite: (name: string) => boolean) {
  const folder = path.join(siteRoot, 'current')
  const names = readdirSync(folder).filter((name) => !OF_ONE_BUILD.has(name))
  const read = (name: string) => {
    const body = readFileSync(path.join(folder, name))
    if (name !== FILE_LIST) return String(body)
    const { files } = JSON.parse(String(gunzipSync(body))) as { files: Record<string, object> }
    return Object.entries(files).filter(([file]) => isOfTheSite(file))
  }
  return Object.fromEntries(names.sort().map((name) => [name, read(name)]))
}

/** Names of the files whose ETag is the same though the bytes are not, or the other way round. */
export function findWrongEtags(former: FoundFiles, next: FoundFiles): string[] {
  return [...next].flatMap(([name, { body, etag }]) => {
    const before = former.get(name)
    if (before === undefined) return []
    return before.body.equals(body) === (before.etag === etag) ? [] : [name]
  })
}

/** Names of the files that only one of two sites has, or that differ. */
export function findDifferences(one: FoundFiles, other: FoundFiles): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => {
    const bodies = [one.get(name)?.body, other.get(name)?.body]
    return !(bodies[0] && bodies[1]?.equals(bodies[0]))
  })
}
