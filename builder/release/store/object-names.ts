import path from 'node:path'
import type { SiteList } from '../../../client/content/site/site-list.js'
import { shortHashOf } from '../../shared/programs/hash.js'
import { readdirSync } from 'node:fs'

/** Below `SITE_ROOT`: immutable folders that releases link to. */
export const OBJECTS = 'objects'

/**
 * The folder of an object, relative to `OBJECTS`: `ab/cdef…`, a hash of what it holds. Equal content has
 * one object, so an unchanged file keeps its modification time, from which nginx derives the ETag.
 */
export type ObjectId = string

/** A file, which lies in its object under its own name, with its precompressed forms unless it is plain. */
export function toFileId(
  name: string,
  body: Buffer,
  kind: 'file' | 'plain file' = 'file',
): ObjectId {
  return toId(kind, path.basename(name), [body])
}

/** The same as of a plain file, from the pieces of a list. */
export function toPlainListId({ name }: SiteList, pieces: Iterable<Buffer>): ObjectId {
  return toId('plain file', path.basename(name), pieces)
}

/** A folder of links, by name. */
export function toFolderId(links: ReadonlyMap<string, string>): ObjectId {
  return toId('folder', JSON.stringify([...links]), [])
}

/** 128 bits: no two contents of one site meet by chance. */
const ID_LENGTH = 32

function toId(kind: string, name: string, pieces: Iterable<Buffer>): ObjectId {
  const hash = shortHashOf(ID_LENGTH, withHead(`${kind} ${name}\n`, pieces))
  return `${hash.slice(0, 2)}/${hash.slice(2)}`
}

function* withHead(head: string, pieces: Iterable<Buffer>): Iterable<string | Buffer> {
  yield head
  yield* pieces
}

/** All objects that are there, which one look at each of their few hundred folders tells. */
export function listObjects(siteRoot: string): Set<ObjectId> {
  const store = path.join(siteRoot, OBJECTS)
  return new Set(
    readFolder(store).flatMap((group) =>
      readFolder(path.join(store, group)).map((name) => `${group}/${name}`),
    ),
  )
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
