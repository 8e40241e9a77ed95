import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hasSize, holdsFile, type CheckDepth, type FormSizes } from './check-object.js'
import { OBJECTS, toFileId, type ObjectId } from './object-names.js'

/** One public file of a release. */
export interface StoredFile {
  id: ObjectId
  /** Size of the file itself. */
  bytes: number
  forms: FormSizes
  /** Long lists of format 1 only: the gzip form is all there is. */
  isPacked?: true
  /** Hash of all that it was made from, where something is known of that. */
  cacheKey?: string
  /** HTML only: the paths within the site that it links to. */
  links?: readonly string[]
}

/** What lies in the object of a file: suffixes, '' for the file itself, with their bytes. */
export function toStoredForms({ bytes, forms, isPacked }: StoredFile): [string, number][] {
  const others = Object.entries(forms)
  return isPacked === true ? others : [['', bytes], ...others]
}

/** Whether the file and its precompressed forms are there as they were written. */
export function isIntact(
  siteRoot: string,
  name: string,
  stored: StoredFile,
  depth: CheckDepth = 'size',
): boolean {
  const { id, forms } = stored
  const file = path.join(siteRoot, OBJECTS, id, path.basename(name))
  if (!toStoredForms(stored).every(([suffix, bytes]) => hasSize(file + suffix, bytes))) return false
  if (depth === 'size') return true
  try {
    const body = readFileSync(file)
    return toFileId(name, body) === id && holdsFile(file, body, forms, depth)
  } catch {
    return false
  }
}
