import path from 'node:path'
import type { ManifestPage } from '../../client/content/create-site-manifest.js'
import { readJson } from '../shared/json-files.js'
import { shortHash } from '../lib/hash.js'
import type { LiveRelease } from '../release/live-release.js'
import type { DocumentOptions } from './html-document.js'

/** Not served: the cache key of each HTML file. */
export const HTML_CACHE_KEYS_FILE = 'html-names.json'

export type HtmlCacheKeys = Record<string, string>

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

export async function readHtmlCacheKeys(release: LiveRelease | null): Promise<HtmlCacheKeys> {
  return release === null
    ? {}
    : ((await readJson(path.join(release.folder, HTML_CACHE_KEYS_FILE))) ?? {})
}
