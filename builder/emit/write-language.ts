import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toOwnName } from '../../client/content/lib/own-name.js'
import { BASE } from '../../client/shared/addresses/own-base.js'
import { bundleFolder } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import type { StagedFiles } from '../release/stage-files.js'
import { createDataFiles } from './create-data-files.js'
import { createSimulatorFile } from './create-simulator-file.js'
import { createTooLargeFile } from './create-too-large-file.js'
import type { ReleaseSources } from './release-sources.js'
import { withCardWriter } from './write-card.js'
import { writePages } from './write-pages.js'
import { type SiteList, toSources } from '../../client/content/site/site-list.js'
import { BOARD_URL } from '../../client/shared/addresses/page-paths.js'
import type { SiteFile } from '../../client/content/site/site.js'
import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'

/** Writes the files of this language: pages, their data and share cards, feeds and the jobs API. */
export async function writeLanguage(
  staged: Pick<StagedFiles, 'put'>,
  sources: ReleaseSources,
  { isFirst, ...progress }: Progress & { isFirst: boolean },
): Promise<void> {
  const { manifest, bundle, config } = sources
  const { projectRoot } = config
  const count = isFirst ? manifest.pages.filter(({ card }) => card !== null).length : 0
  const dataHashes = await withCardWriter(
    { projectRoot, count, warn: progress.warn },
    async (writeCard) => {
      // First, while what draws the cards of a first build gets ready.
      await progress.step('writing feeds, sitemap and jobs API', async () => {
        await writeFiles(staged, manifest.files)
        await writeLists(staged, manifest.lists)
      })
      return progress.step('rendering and writing', (update) =>
        writePages(staged, manifest, {
          bundle,
          siteUrl: config.siteUrl,
          siteTitle: manifest.title,
          fontKitUrl: config.fontKitUrl,
          analyticsScript: config.analyticsScript,
          isMeasured: config.isMeasured,
          hasPreviewToolbar: config.hasPreviewToolbar,
          reloadsOnChange: config.reloadsOnChange,
          writeCard,
          onPage: (done) => update(done, manifest.pages.length, 'pages'),
        }),
      )
    },
  )
  await progress.step('writing the shared data', async () => {
    await writeFiles(staged, createDataFiles(sources, dataHashes))
    await writeFiles(staged, [createTooLargeFile(sources)])
    if (BASE === '') await writeFiles(staged, [createSimulatorFile(sources)])
    // Not under `npm run dev`: no page loads it.
    else if (!config.reloadsOnChange) await writeEmbed(staged, sources)
    await writeLists(staged, createBoardList(sources))
  })
}

/** That of the first language is with the browser code. */
async function writeEmbed(
  staged: Pick<StagedFiles, 'put'>,
  { bundle, config }: ReleaseSources,
): Promise<void> {
  const file = path.join(bundleFolder(config), 'public/embed.js')
  await staged.put(toOwnName('embed.js'), [bundle], () => readFile(file))
}

/** What previews join to their drafts; none without a job board. */
function createBoardList({ content }: ReleaseSources): SiteList[] {
  if (content.ofBoard === null) return []
  const parts = content.ofBoard.map((document) => ({
    sources: [document],
    create: () => JSON.stringify(document),
  }))
  return [{ name: BOARD_URL.slice(1), head: '[', separator: ',', parts, tail: ']' }]
}

const FILES_AT_ONCE = 8

/** Writes files that are no pages. */
async function writeFiles(
  release: Pick<StagedFiles, 'put'>,
  files: readonly SiteFile[],
): Promise<void> {
  await mapConcurrent(files, FILES_AT_ONCE, ({ name, sources, create }) =>
    release.put(name, sources, create),
  )
}

/** One at a time: each can be long. */
async function writeLists(
  release: Pick<StagedFiles, 'put'>,
  lists: readonly SiteList[],
): Promise<void> {
  for (const list of lists) await release.put(list.name, toSources(list), () => list)
}
