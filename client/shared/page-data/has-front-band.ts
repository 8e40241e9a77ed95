import type { PageData } from './page-data.js'

/** Whether the page begins with a hero, which the header is part of. */
export function hasFrontBand({ componentChunkName, result }: PageData): boolean {
  if (componentChunkName === 'component---index-page') return true
  if (componentChunkName !== 'component---generic-page') return false
  return result.data.slices[0]?.kind === 'hero'
}
