import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hasSize, holdsFile, holdsForms, type CheckDepth, type FormSizes } from './check-object.js'
import { OBJECTS, toFileId, type ObjectId } from './object-names.js'

/** One public file of a release. */
export interface StoredFile {
  id: ObjectId
  /** Of the file itself. */
  bytes: number
  forms: FormSizes
  /** HTML and cards only: of all that it was made from. */
  cacheKey?: string
  /** HTML only: the paths within the site that it links to. */
  links?: readonly string[]
}

/** Whether the file and its precompressed forms are there as they were written. */
export function isIntact(
  siteRoot: string,
  name: string,
  { id, bytes, forms }: StoredFile,
  depth: CheckDepth = 'size',
): boolean {
  const file = path.join(siteRoot, OBJECTS, id, path.basename(name))
  if (!hasSize(file, bytes) || !holdsForms(file, forms)) return false
  if (depth === 'size') return true
  try {
    const body = readFileSync(file)
    return toFileId(name, body) === id && holdsFile(file, body, forms, depth)
  } catch {
    return false
  }
}
