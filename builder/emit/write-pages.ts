import type { ManifestPage, SiteManifest } from '../../client/content/create-site-manifest.js'
import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'
import type { PageHead } from '../../client/shared/page-data/page-data.js'
import { pageDataUrl } from '../../client/shared/addresses/page-paths.js'
import type { StagedFiles } from '../release/stage-files.js'
import { htmlDocument, type DocumentOptions } from './render/html-document.js'
import { loadTemplates } from './render/load-templates.js'
import { renderPage } from './render/render-page.js'
import type { WriteCard } from './write-card.js'

const RENDER_CONCURRENCY = 8

interface WritePagesOptions extends DocumentOptions {
  writeCard: WriteCard
  onPage: (finishedPages: number) => void
}

/** Writes page-data.json, share card and HTML of every page. Returns the hashes of the page data, in page order. */
export async function writePages(
  release: Pick<StagedFiles, 'put'>,
  { pages, staticQueries }: SiteManifest,
  { writeCard, onPage, ...options }: WritePagesOptions,
): Promise<string[]> {
  const templates = await loadTemplates()
  let done = 0

  const render = (page: ManifestPage, image: PageHead['image']) => {
    const template = templates[page.data.componentChunkName]
    return htmlDocument(page, renderPage(page.data, template, staticQueries), options, image)
  }
  const writeHtml = async (page: ManifestPage, image: PageHead['image']) => {
    const { data, jsonLd, feedLinks } = page
    const queries = data.staticQueryHashes.map((hash) => staticQueries[hash] ?? null)
    const shared = [options.bundle, options.siteTitle, ...queries]
    // What else there is to the image stands in the data, or is hashed in its URL.
    const sources = [...shared, data, jsonLd, feedLinks, image?.url ?? null]
    let html: string | undefined
    for (const file of page.htmlFiles)
      await release.put(file, sources, () => (html ??= render(page, image)))
  }
  return mapConcurrent(pages, RENDER_CONCURRENCY, async (page) => {
    const { data, card } = page
    const dataName = pageDataUrl(data.path).slice(1)
    const dataFile = await release.put(dataName, [data], () => JSON.stringify(data))
    const image = card === null ? null : await writeCard(release, card)
    await writeHtml(page, image ?? data.result.pageContext.head.image)
    onPage(++done)
    return dataFile.id
  })
}
