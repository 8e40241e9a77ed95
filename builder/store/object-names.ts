import path from 'node:path'
import type { SiteList } from '../../client/content/site/site-list.js'
import type { ListSegment } from './list-segments.js'
import { shortHash } from '../lib/hash.js'

/** Below `SITE_ROOT`: immutable folders that releases link to. */
export const OBJECTS = 'objects'

/**
 * The folder of an object, relative to `OBJECTS`: `ab/cdef…`, a hash of what it holds. Equal content has
 * one object, so an unchanged file keeps its modification time, from which nginx derives the ETag.
 */
export type ObjectId = string

/** A file, which lies in its object under its own name, with its precompressed forms. */
export function toFileId(name: string, body: Buffer): ObjectId {
  return toId('file', path.basename(name), body)
}

/** A list, by the hashes of its segments. */
export function toListId(
  { name, head, tail }: SiteList,
  segments: readonly ListSegment[],
): ObjectId {
  const ids = segments.map(({ id }) => id)
  return toId('list', path.basename(name), JSON.stringify([head, ids, tail]))
}

/** A folder of links, by name. */
export function toFolderId(links: ReadonlyMap<string, string>): ObjectId {
  return toId('folder', JSON.stringify([...links]), '')
}

/** 128 bits: no two contents of one site meet by chance. */
const ID_LENGTH = 32

function toId(kind: string, name: string, body: string | Buffer): ObjectId {
  const hash = shortHash(ID_LENGTH, `${kind} ${name}\n`, body)
  return `${hash.slice(0, 2)}/${hash.slice(2)}`
}
