import type { PageData } from '../../client/shared/page-data/page-data.js'
import { pageDataUrl } from '../../client/shared/page-paths.js'
import { mapConcurrent } from '../../client/shared/map-concurrent.js'
import { htmlDocument, type DocumentOptions } from '../render/html-document.js'
import { shortHash } from '../lib/hash.js'
import type { HtmlCacheKeys, HtmlCacheKeyOf } from '../render/html-cache-keys.js'
import type { LoadedTemplates } from '../render/load-templates.js'
import { renderPage } from '../render/render-page.js'
import type { StagedRelease } from '../release/stage-release.js'
import { htmlFiles } from './html-files.js'

const PAGES_AT_ONCE = 8

export interface RenderOptions extends DocumentOptions {
  templates: LoadedTemplates
  staticQueries: Record<string, unknown>
  htmlCacheKeyOf: HtmlCacheKeyOf
  /** Of the release that is live, where its pages may be kept. */
  formerCacheKeys: HtmlCacheKeys
}

export interface WrittenPages {
  /** In the order of the pages. */
  dataHashes: string[]
  htmlCacheKeys: HtmlCacheKeys
}

/**
 * For each page its page data, and the HTML that is drawn from it: most of the work, so a page that
 * would come out as it is live is kept.
 */
export async function writePages(
  release: StagedRelease,
  pages: readonly PageData[],
  options: RenderOptions,
  onPage: (done: number) => void,
): Promise<WrittenPages> {
  const htmlCacheKeys: HtmlCacheKeys = {}
  let done = 0
  const dataHashes = await mapConcurrent(pages, PAGES_AT_ONCE, async (page) => {
    const data = JSON.stringify(page)
    await release.writePublicFile(pageDataUrl(page.path).slice(1), data)
    const dataHash = shortHash(16, data)
    const files = htmlFiles(page)
    const name = files.length === 0 ? '' : options.htmlCacheKeyOf(page, dataHash)
    let html: string | undefined
    for (const file of files) {
      htmlCacheKeys[file] = name
      const isKept = options.formerCacheKeys[file] === name && (await release.keepPublicFile(file))
      if (!isKept) await release.writePublicFile(file, (html ??= render(page, options)))
    }
    onPage(++done)
    return dataHash
  })
  return { dataHashes, htmlCacheKeys: htmlCacheKeys }
}

function render(page: PageData, options: RenderOptions): string {
  const template = options.templates[page.componentChunkName]
  return htmlDocument(page, renderPage(page, template, options.staticQueries), options)
}
