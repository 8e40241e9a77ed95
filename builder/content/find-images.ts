import type { CareersDocument } from '../../client/shared/content-model/content-types.js'

export interface FoundImage {
  url: string
  /** Whether the document states its size. */
  hasSize: boolean
}

const WEB_ADDRESS = /^https?:\/\//i

export function findImages(documents: readonly CareersDocument[]): FoundImage[] {
  const found = new Map<string, FoundImage>()
  for (const { data } of documents) collect(data, found)
  return [...found.values()].sort((a, b) => (a.url < b.url ? -1 : 1))
}

function collect(value: unknown, found: Map<string, FoundImage>): void {
  if (typeof value !== 'object' || value === null) return
  // By shape, so that thumbnails and images within rich text count too.
  const { url, dimensions } = value as { url?: unknown; dimensions?: unknown }
  if (typeof url === 'string' && 'dimensions' in value && WEB_ADDRESS.test(url)) {
    found.set(url, { url, hasSize: typeof dimensions === 'object' && dimensions !== null })
  }
  for (const member of Object.values(value)) collect(member, found)
}
