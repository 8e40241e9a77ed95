import type { ManifestPage, SiteManifest } from '../../client/content/create-site-manifest.js'
import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'
import type { PageHead } from '../../client/shared/page-data/page-data.js'
import { pageDataUrl } from '../../client/shared/addresses/page-paths.js'
import type { StagedRelease } from '../release/stage-release.js'
import { createHtmlFrameOf, toHtmlCacheKey } from './render/html-cache-key.js'
import {
  htmlDocument,
  toDataBlock,
  type DocumentOptions,
  type DocumentPage,
} from './render/html-document.js'
import { loadTemplates } from './render/load-templates.js'
import { renderPage } from './render/render-page.js'
import type { StoredFile } from '../release/store/stored-file.js'
import type { EmitMemory, MadePage } from './emit-memory.js'
import type { WriteCard } from './write-card.js'

const RENDER_CONCURRENCY = 8

interface WritePagesOptions extends DocumentOptions {
  settingsHash: string
  memory: EmitMemory['pages']
  /** Reuse files whose sources have not changed. */
  reuses: boolean
  writeCard: WriteCard
  onPage: (finishedPages: number) => void
}

/** Writes page-data.json and HTML of every page. Returns the hashes of the page data, in page order. */
export async function writePages(
  release: StagedRelease,
  { pages, staticQueries }: SiteManifest,
  options: WritePagesOptions,
): Promise<string[]> {
  const { memory, reuses, writeCard } = options
  const templates = await loadTemplates()
  const frameOf = createHtmlFrameOf(options, staticQueries)
  let done = 0

  const render = (page: DocumentPage, image: PageHead['image']) => {
    const template = templates[page.data.componentChunkName]
    return htmlDocument(page, renderPage(page.data, template, staticQueries), options, image)
  }
  const writePage = async (page: ManifestPage, frame: string): Promise<MadePage> => {
    const made = new Map<string, StoredFile>()
    const dataName = pageDataUrl(page.data.path).slice(1)
    const dataFile = await release.writePublicFile(dataName, JSON.stringify(page.data))
    made.set(dataName, dataFile)
    const card = page.card === null ? null : await writeCard(release, page.card)
    if (card !== null) made.set(card.name, card.file)
    const image = card?.image ?? page.data.result.pageContext.head.image
    const document = { ...page, dataBlocks: page.jsonLd.map(toDataBlock) }
    const cacheKey = toHtmlCacheKey(document, frame, dataFile.id, image)
    let html: string | undefined
    for (const file of page.htmlFiles) {
      const kept = reuses ? release.keepPublicFile(file, cacheKey) : null
      made.set(
        file,
        kept ?? (await release.writePublicFile(file, (html ??= render(document, image)), cacheKey)),
      )
    }
    return { frame, dataHash: dataFile.id, made }
  }
  return mapConcurrent(pages, RENDER_CONCURRENCY, async (page) => {
    const frame = frameOf(page)
    const known = reuses ? memory.get(page) : undefined
    const isKept = known?.frame === frame && release.keepMade(known.made)
    const written = isKept ? known : await writePage(page, frame)
    memory.set(page, written)
    options.onPage(++done)
    return written.dataHash
  })
}
