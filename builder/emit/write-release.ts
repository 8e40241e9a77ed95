import type { Progress } from '../lib/progress.js'
import { PUBLISHED_URLS_FILE } from '../notify/published-urls.js'
import { createJobDigest, JOB_DIGEST_FILE } from '../release/job-digest.js'
import { JOB_MEMORY_FILE } from '../release/job-memory.js'
import { PAGE_MEMORY_FILE } from '../release/page-memory.js'
import type { StagedRelease } from '../release/stage-release.js'
import type { FileList } from '../release/store/file-list.js'
import { createBoardList } from './create-board-list.js'
import { createDataFiles } from './create-data-files.js'
import { createSimulatorFile } from './create-simulator-file.js'
import type { ReleaseSources } from './release-sources.js'
import { writeBrowserCode } from './write-browser-code.js'
import { withCardWriter } from './write-card.js'
import { writeFiles, writeLists } from './write-files.js'
import { writePages } from './write-pages.js'
import { writeRedirectMaps } from './write-redirect-maps.js'

/** Writes every file of a release but `release.json`, which follows once all checks have passed. */
export async function writeRelease(
  staged: StagedRelease,
  sources: ReleaseSources,
  progress: Progress,
): Promise<FileList> {
  const { manifest, bundle, config } = sources
  const { projectRoot } = config
  const { warn } = progress
  const cards = { projectRoot, count: countNewCards(staged, manifest), warn }
  const dataHashes = await withCardWriter(cards, async (writeCard) => {
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
  })
  await progress.step('writing the shared data, redirects and browser code', async () => {
    await writeFiles(staged, [
      ...createDataFiles(sources, dataHashes),
      createSimulatorFile(sources),
    ])
    await writeLists(staged, createBoardList(sources))
    await writeRedirectMaps(staged, manifest.redirectMaps)
    await writeBrowserCode(staged, bundle, config, warn)
  })
  const { content, jobMemory, pageMemory, publishedUrls } = manifest
  await staged.writeFile(JOB_DIGEST_FILE, JSON.stringify(createJobDigest(content.jobs.open)))
  await staged.writeFile(JOB_MEMORY_FILE, JSON.stringify(jobMemory))
  await staged.writeFile(PAGE_MEMORY_FILE, JSON.stringify(pageMemory))
  await staged.writeFile(PUBLISHED_URLS_FILE, JSON.stringify(publishedUrls))
  return staged.finish()
}

/** A release that is live has most of them. */
function countNewCards({ live }: StagedRelease, { pages }: ReleaseSources['manifest']): number {
  return live === null ? pages.filter(({ card }) => card !== null).length : 0
}
