import path from 'node:path'
import type { PageData } from '../../client/shared/page-data/page-data.js'
import { readJson } from '../shared/json-files.js'
import { shortHash } from '../lib/hash.js'
import type { LiveRelease } from '../release/live-release.js'
import type { DocumentOptions } from './html-document.js'

/** Not served: by file, the name of the HTML that it holds. */
export const HTML_CACHE_KEYS_FILE = 'html-names.json'

/** By file, relative to the document root. */
export type HtmlCacheKeys = Record<string, string>

/** Names the HTML of a page after all that it is drawn from; `dataHash` is that of its page data. */
export type HtmlCacheKeyOf = (page: PageData, dataHash: string) => string

const LENGTH = 16

/** `settingsHash` stands for the builder's code and its settings, the manifest for the templates. */
export function createHtmlCacheKeyOf(
  options: DocumentOptions,
  staticQueries: Record<string, unknown>,
  settingsHash: string,
): HtmlCacheKeyOf {
  const { manifest, siteTitle, feedLinks, jsonLdOf: jsonLdOf } = options
  const shared = shortHash(LENGTH, JSON.stringify([manifest, siteTitle]), settingsHash)
  const queries = new Map(
    Object.entries(staticQueries).map(([hash, result]) => [
      hash,
      shortHash(LENGTH, JSON.stringify(result)),
    ]),
  )
  return (page, dataHash) => {
    const results = page.staticQueryHashes.map((hash) => queries.get(hash))
    const head = [feedLinks(page), jsonLdOf(page)]
    return shortHash(LENGTH, shared, dataHash, JSON.stringify([results, head]))
  }
}

/** Empty where there is no former release, or one of older code. */
export async function readHtmlCacheKeys(release: LiveRelease | null): Promise<HtmlCacheKeys> {
  return release === null
    ? {}
    : ((await readJson(path.join(release.folder, HTML_CACHE_KEYS_FILE))) ?? {})
}
