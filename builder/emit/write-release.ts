import type { Progress } from '../lib/progress.js'
import { PUBLISHED_URLS_FILE } from '../notify/published-urls.js'
import { createJobDigest, JOB_DIGEST_FILE } from '../release/job-digest.js'
import { JOB_MEMORY_FILE } from '../release/job-memory.js'
import type { StagedRelease } from '../release/stage-release.js'
import { createDataFiles } from './create-data-files.js'
import type { ReleaseSources } from './release-sources.js'
import { writeBrowserCode } from './write-browser-code.js'
import { createCardWriter } from './write-card.js'
import { writeFiles, writeLists } from './write-files.js'
import { writePages } from './write-pages.js'
import { writeRedirectMaps } from './write-redirect-maps.js'

/** Writes every file of a release but `release.json`, which follows once all checks have passed. */
export async function writeRelease(
  staged: StagedRelease,
  sources: ReleaseSources,
  progress: Progress,
): Promise<void> {
  const { manifest, bundle, config, settingsHash, memory, reusesHtml } = sources
  const dataHashes = await progress.step('rendering and writing', (update) =>
    writePages(staged, manifest, {
      bundle,
      siteUrl: config.siteUrl,
      siteTitle: manifest.title,
      fontKitUrl: config.fontKitUrl,
      hasPreviewToolbar: config.hasPreviewToolbar,
      reloadsOnChange: config.reloadsOnChange,
      settingsHash,
      memory: memory.pages,
      reusesHtml,
      writeCard: createCardWriter(config.projectRoot, progress.warn),
      onPage: (done) => update(done, manifest.pages.length, 'pages'),
    }),
  )
  await progress.step('writing the shared data, redirects and browser code', async () => {
    await writeRedirectMaps(staged, manifest.redirectMaps)
    await writeBrowserCode(staged, bundle, config, progress.warn)
  })
  await progress.step('writing feeds, sitemap and jobs API', async () => {
    const files = [...createDataFiles(sources, dataHashes), ...manifest.files]
    await writeFiles(staged, files, reusesHtml ? memory.files : new WeakMap())
    await writeLists(staged, manifest.lists, reusesHtml ? memory.lists : new Map())
  })
  const { content, jobMemory, publishedUrls } = manifest
  await staged.writeFile(JOB_DIGEST_FILE, JSON.stringify(createJobDigest(content.jobs.open)))
  await staged.writeFile(JOB_MEMORY_FILE, `${JSON.stringify(jobMemory, null, 1)}\n`)
  await staged.writeFile(PUBLISHED_URLS_FILE, `${JSON.stringify(publishedUrls, null, 1)}\n`)
  memory.latest = { releaseId: staged.id, files: staged.finish() }
}
