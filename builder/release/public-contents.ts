import type { ReleaseSize } from '../shared/site-root/release-manifest.js'
import type { StoredFile } from './store/stored-file.js'

/** What lies below the document root so far, without the precompressed forms. */
export interface PublicContents {
  publicFiles: Set<string>
  /** Internal URLs in the HTML, each with one file that has it. */
  links: Map<string, string>
  /** How many files are made from content, and their bytes. */
  size: ReleaseSize
}

export function createPublicContents(): PublicContents {
  return {
    publicFiles: new Set(),
    links: new Map(),
    size: { files: 0, bytes: 0, largestFile: 0 },
  }
}

/** For a file that is made from content, which those of the browser code are not. */
export function countContent(
  { links, size }: PublicContents,
  name: string,
  file: StoredFile,
): void {
  for (const internal of file.links ?? []) links.set(internal, name)
  size.files++
  size.bytes += file.bytes
  size.largestFile = Math.max(size.largestFile, file.bytes)
}
