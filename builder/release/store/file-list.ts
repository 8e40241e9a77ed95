import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { isRecord } from '../../../client/shared/lib/is-record.js'
import type { ObjectId } from './object-names.js'
import type { StoredFile } from './stored-file.js'

/** `files.json.gz` of a release, not served: what its public files and folders are links to. */
export interface FileList {
  /** By path relative to the document root. */
  files: ReadonlyMap<string, StoredFile>
  /** Objects that are folders of links. */
  folders: ReadonlySet<ObjectId>
}

export function toObjects({ files, folders }: FileList): Set<ObjectId> {
  return new Set([...folders, ...[...files.values()].map(({ id }) => id)])
}

const toGzip = promisify(gzip)

export const FILE_LIST = 'files.json.gz'

/** Sorted: pages finish in random order. Links are indexes into `addresses`, because most pages share most of them. */
interface StoredList {
  addresses: string[]
  folders: ObjectId[]
  files: Record<string, Omit<StoredFile, 'links'> & { links?: number[] }>
}

export function serializeFileList({ files, folders }: FileList): Promise<Buffer> {
  const indexes = new Map<string, number>()
  const indexOf = (address: string) => {
    const index = indexes.get(address) ?? indexes.size
    indexes.set(address, index)
    return index
  }
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  const stored = sorted.map(([name, { links, ...file }]) => [
    name,
    links === undefined ? file : { ...file, links: links.map(indexOf) },
  ])
  const list: StoredList = {
    files: Object.fromEntries(stored) as StoredList['files'],
    folders: [...folders].sort(),
    addresses: [...indexes.keys()],
  }
  // It is written by every publication; the next levels take longer and save little.
  return toGzip(JSON.stringify(list), { level: 1 })
}

/** Null if the list is damaged or missing. */
export async function readFileList(releaseFolder: string): Promise<FileList | null> {
  try {
    const list = gunzipSync(await readFile(path.join(releaseFolder, FILE_LIST)))
    return parse(JSON.parse(String(list)) as StoredList)
  } catch {
    return null
  }
}

function parse({ addresses, files, folders }: StoredList): FileList {
  const entries = Object.entries(files).map(([name, { links, ...file }]) => {
    if (!isStoredFile(file)) throw new TypeError(`${FILE_LIST}: ${name} is not a file`)
    const known = links?.map((index) => addresses[index] ?? '')
    return [name, known === undefined ? file : { ...file, links: known }] as const
  })
  return { files: new Map(entries), folders: new Set(folders) }
}

function isStoredFile({ id, bytes, forms }: Partial<StoredFile>): boolean {
  return typeof id === 'string' && typeof bytes === 'number' && isRecord(forms)
}
