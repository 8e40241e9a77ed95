import type { ManifestPage, SiteManifest } from '../../client/content/create-site-manifest.js'
import { mapConcurrent } from '../../client/shared/map-concurrent.js'
import { pageDataUrl } from '../../client/shared/page-paths.js'
import { shortHash } from '../lib/hash.js'
import type { StagedRelease } from '../release/stage-release.js'
import { createHtmlCacheKeyOf } from '../render/html-cache-key.js'
import { htmlDocument, type DocumentOptions } from '../render/html-document.js'
import { loadTemplates } from '../render/load-templates.js'
import { renderPage } from '../render/render-page.js'

const RENDER_CONCURRENCY = 8

interface WritePagesOptions extends DocumentOptions {
  settingsHash: string
  /** Reuse the live release's HTML for pages whose cache key is unchanged, instead of rendering them. */
  reusesHtml: boolean
  onPage: (finishedPages: number) => void
}

/** Writes page-data.json and HTML of every page. Returns the hashes of the page data, in page order. */
export async function writePages(
  release: StagedRelease,
  { pages, staticQueries }: SiteManifest,
  options: WritePagesOptions,
): Promise<string[]> {
  const templates = await loadTemplates()
  const cacheKeyOf = createHtmlCacheKeyOf(options, staticQueries)
  let done = 0

  const render = (page: ManifestPage) => {
    const template = templates[page.data.componentChunkName]
    return htmlDocument(page, renderPage(page.data, template, staticQueries), options)
  }
  const dataHashes = await mapConcurrent(pages, RENDER_CONCURRENCY, async (page) => {
    const data = JSON.stringify(page.data)
    await release.writePublicFile(pageDataUrl(page.data.path).slice(1), data)
    const dataHash = shortHash(16, data)
    const cacheKey = cacheKeyOf(page, dataHash)
    let html: string | undefined
    for (const file of page.htmlFiles) {
      const isKept = options.reusesHtml && release.keepPublicFile(file, cacheKey)
      if (!isKept) await release.writePublicFile(file, (html ??= render(page)), cacheKey)
    }
    options.onPage(++done)
    return dataHash
  })
  return dataHashes
}
