import type { ManifestPage } from '../../client/content/create-site-manifest.js'
import { shortHash } from '../lib/hash.js'
import type { DocumentOptions } from './html-document.js'

/** A key of everything that the HTML of a page is rendered from; `dataHash` is that of its page data. */
type HtmlCacheKeyOf = (page: ManifestPage, dataHash: string) => string

const LENGTH = 16

export function createHtmlCacheKeyOf(
  { bundle, siteTitle, settingsHash }: DocumentOptions & { settingsHash: string },
  staticQueries: Record<string, unknown>,
): HtmlCacheKeyOf {
  const shared = shortHash(LENGTH, JSON.stringify([bundle, siteTitle]), settingsHash)
  const queries = new Map(
    Object.entries(staticQueries).map(([hash, result]) => [
      hash,
      shortHash(LENGTH, JSON.stringify(result)),
    ]),
  )
  return ({ data, feedLinks, jsonLd }, dataHash) => {
    const results = data.staticQueryHashes.map((hash) => queries.get(hash))
    return shortHash(LENGTH, shared, dataHash, JSON.stringify([results, [feedLinks, jsonLd]]))
  }
}
