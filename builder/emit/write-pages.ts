import type { ManifestPage, SiteManifest } from '../../client/content/create-site-manifest.js'
import { mapConcurrent } from '../../client/shared/map-concurrent.js'
import { pageDataUrl } from '../../client/shared/page-paths.js'
import { shortHash } from '../lib/hash.js'
import type { StagedRelease } from '../release/stage-release.js'
import {
  createHtmlCacheKeyOf,
  HTML_CACHE_KEYS_FILE,
  readHtmlCacheKeys,
  type HtmlCacheKeys,
} from '../render/html-cache-keys.js'
import { htmlDocument, type DocumentOptions } from '../render/html-document.js'
import { loadTemplates } from '../render/load-templates.js'
import { renderPage } from '../render/render-page.js'

const PAGES_AT_ONCE = 8

interface WritePagesOptions extends DocumentOptions {
  settingsHash: string
  keepsPages: boolean
  onPage: (done: number) => void
}

/** Writes page data and HTML of every page. Returns the hashes of the page data, in the order of pages. */
export async function writePages(
  release: StagedRelease,
  { pages, staticQueries }: SiteManifest,
  options: WritePagesOptions,
): Promise<string[]> {
  const templates = await loadTemplates()
  const cacheKeyOf = createHtmlCacheKeyOf(options, staticQueries)
  const former = options.keepsPages ? await readHtmlCacheKeys(release.live) : {}
  const cacheKeys: HtmlCacheKeys = {}
  let done = 0

  const render = (page: ManifestPage) => {
    const template = templates[page.data.componentChunkName]
    return htmlDocument(page, renderPage(page.data, template, staticQueries), options)
  }
  const dataHashes = await mapConcurrent(pages, PAGES_AT_ONCE, async (page) => {
    const data = JSON.stringify(page.data)
    await release.writePublicFile(pageDataUrl(page.data.path).slice(1), data)
    const dataHash = shortHash(16, data)
    const cacheKey = cacheKeyOf(page, dataHash)
    let html: string | undefined
    for (const file of page.htmlFiles) {
      cacheKeys[file] = cacheKey
      const isKept = former[file] === cacheKey && (await release.keepPublicFile(file))
      if (!isKept) await release.writePublicFile(file, (html ??= render(page)))
    }
    options.onPage(++done)
    return dataHash
  })
  // Sorted, because pages finish in a random order.
  const sortedKeys = Object.keys(cacheKeys).sort()
  await release.writeFile(HTML_CACHE_KEYS_FILE, JSON.stringify(cacheKeys, sortedKeys))
  return dataHashes
}
