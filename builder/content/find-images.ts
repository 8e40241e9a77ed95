import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { memoize } from '../../client/shared/lib/memoize.js'

export interface FoundImage {
  url: string
  /** Whether the document states its size. */
  hasSize: boolean
}

const WEB_ADDRESS = /^https?:\/\//i

/** By shape, so that thumbnails and images within rich text count too. */
export function findImages(documents: readonly CareersDocument[]): FoundImage[] {
  // What the first document says of an image counts.
  const found = documents.toReversed().flatMap(findIn)
  const byUrl = new Map(found.map((image) => [image.url, image]))
  return [...byUrl.values()].sort((a, b) => (a.url < b.url ? -1 : 1))
}

/** Remembered for each document, as long as it does not change. */
const findIn = memoize((document: CareersDocument): FoundImage[] => {
  const found: FoundImage[] = []
  const values: unknown[] = [document.data]
  // Not by a function that calls itself: no check has yet refused what is nested too deep.
  while (values.length > 0) {
    const value = values.pop()
    if (typeof value !== 'object' || value === null) continue
    const { url, dimensions } = value as { url?: unknown; dimensions?: unknown }
    if (typeof url === 'string' && 'dimensions' in value && WEB_ADDRESS.test(url)) {
      found.push({ url, hasSize: typeof dimensions === 'object' && dimensions !== null })
    }
    for (const member of Object.values(value)) values.push(member)
  }
  return found
}, new WeakMap())
