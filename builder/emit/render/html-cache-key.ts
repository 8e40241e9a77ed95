import type { ManifestPage } from '../../../client/content/create-site-manifest.js'
import type { PageHead } from '../../../client/shared/page-data/page-data.js'
import { shortHash } from '../../lib/hash.js'
import type { DocumentOptions, DocumentPage } from './html-document.js'

const LENGTH = 16

/** A key of everything that the HTML of a page is made from, but the page itself. */
export function createHtmlFrameOf(
  { bundle, siteTitle, settingsHash }: DocumentOptions & { settingsHash: string },
  staticQueries: Record<string, unknown>,
): (page: ManifestPage) => string {
  const shared = shortHash(LENGTH, JSON.stringify([bundle, siteTitle]), settingsHash)
  const queries = new Map(
    Object.entries(staticQueries).map(([hash, result]) => [
      hash,
      shortHash(LENGTH, JSON.stringify(result)),
    ]),
  )
  return ({ data }) => [shared, ...data.staticQueryHashes.map((hash) => queries.get(hash))].join()
}

/** A key of everything that the HTML of a page is made from; `dataHash` is that of its page data. */
export function toHtmlCacheKey(
  { feedLinks, dataBlocks }: Pick<DocumentPage, 'feedLinks' | 'dataBlocks'>,
  frame: string,
  dataHash: string,
  image: PageHead['image'],
): string {
  return shortHash(LENGTH, frame, dataHash, JSON.stringify([feedLinks, image]), ...dataBlocks)
}
