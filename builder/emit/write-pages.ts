import type { PageData } from '../../client/shared/page-data.js'
import { pageDataUrl } from '../../client/shared/page-paths.js'
import { mapConcurrent } from '../../client/shared/map-concurrent.js'
import { htmlDocument, type DocumentOptions } from '../render/html-document.js'
import type { LoadedTemplates } from '../render/load-templates.js'
import { renderPage } from '../render/render-page.js'
import type { StagedRelease } from '../release/stage-release.js'
import { htmlFiles } from './html-files.js'

const PAGES_AT_ONCE = 8

export interface RenderOptions extends DocumentOptions {
  templates: LoadedTemplates
  staticQueries: Record<string, unknown>
}

/** For each page its page data, and the HTML that is drawn from it. */
export async function writePages(
  release: StagedRelease,
  pages: readonly PageData[],
  options: RenderOptions,
  onPage: (done: number) => void,
): Promise<void> {
  let done = 0
  await mapConcurrent(pages, PAGES_AT_ONCE, async (page) => {
    await release.writePublicFile(pageDataUrl(page.path).slice(1), JSON.stringify(page))
    const files = htmlFiles(page)
    if (files.length > 0) {
      const template = options.templates[page.componentChunkName]
      const markup = renderPage(page, template, options.staticQueries)
      const html = htmlDocument(page, markup, options)
      for (const file of files) await release.writePublicFile(file, html)
    }
    onPage(++done)
  })
}
