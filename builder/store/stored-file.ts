import path from 'node:path'
import { hasSize } from './check-object.js'
import { OBJECTS, type ObjectId } from './object-names.js'

/** One public file of a release. */
export interface StoredFile {
  id: ObjectId
  /** Of the file itself. */
  bytes: number
  /** Suffixes of its precompressed forms: '.br', '.gz'. */
  forms: readonly string[]
  /** HTML only: of all that it was rendered from. */
  cacheKey?: string
  /** HTML only: the paths within the site that it links to. */
  links?: readonly string[]
}

/** Whether the file is there in its full length. */
export function isIntact(siteRoot: string, name: string, { id, bytes }: StoredFile): boolean {
  return hasSize(path.join(siteRoot, OBJECTS, id, path.basename(name)), bytes)
}
