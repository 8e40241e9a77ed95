import type { PreviewOptions } from '../client/shared/preview-options.js'
import type { ReleaseManifest } from '../client/shared/release.js'
import { CONTENT_PAGE_SIZE } from '../client/shared/constants.js'
import { createSite, type Site } from '../client/content/create-site.js'
import { formatProblem } from '../client/content/problems.js'
import { siteTitle } from '../client/content/page-head.js'
import { readBundleManifest, type BundleManifest } from './bundle/bundle-manifest.js'
import { bundleFolder, type BuilderConfig } from './config.js'
import { ContentError } from './content/content-error.js'
import { fetchDocuments } from './content/fetch-documents.js'
import { loadImageMetadata } from './content/load-image-metadata.js'
import { loadTypePaths } from './content/load-type-paths.js'
import { carryAssets } from './emit/carry-assets.js'
import { copyBundle } from './emit/copy-bundle.js'
import { writePages } from './emit/write-pages.js'
import { writeRedirectMaps } from './emit/write-redirect-maps.js'
import { writeSiteData } from './emit/write-site-data.js'
import { writeTypePaths } from './emit/write-type-paths.js'
import type { Progress } from './lib/progress.js'
import { readLiveRelease } from './release/live-release.js'
import { pruneReleases } from './release/prune-releases.js'
import { publishRelease } from './release/publish-release.js'
import { createReleaseId } from './release/release-id.js'
import { stageRelease } from './release/stage-release.js'
import { loadTemplates } from './render/load-templates.js'

/** Content in, a published release out. Whatever goes wrong before the end, the former one stays. */
export async function generateSite(
  config: BuilderConfig,
  progress: Progress,
  clock: () => Date,
): Promise<ReleaseManifest> {
  const startedAt = clock()
  const manifest = await readBundleManifest(bundleFolder(config))
  const snapshot = await progress.step('fetched', (update) => fetchDocuments(config, update))
  const { documents } = snapshot
  const [types, images] = await progress.step('learnt about the models and pictures', () =>
    Promise.all([loadTypePaths(config, documents), loadImageMetadata(config, documents)]),
  )

  const site = await progress.step('made', async (update) => {
    const made = createSite(documents, {
      now: startedAt,
      buildHash: manifest.buildHash,
      typePaths: types.typePaths,
      images: images.images,
    })
    update(made.pages.length, made.pages.length, 'pages')
    return made
  })
  const warnings = throwOnErrors(site, [...types.warnings, ...images.warnings], progress)

  const live = await readLiveRelease(config.siteRoot)
  const id = createReleaseId(startedAt, snapshot.ref, manifest.buildHash)
  const staged = await stageRelease(config.siteRoot, id, live, startedAt)
  await progress.step('rendered and wrote', async (update) => {
    const total = site.pages.length
    const options = { ...(await renderOptions(site, manifest, config)) }
    await writePages(staged, site.pages, options, (done) => update(done, total, 'pages'))
  })
  await progress.step('wrote the shared data, redirects and browser code', async () => {
    await writeSiteData(staged, toAppData(manifest, config), site.staticQueries)
    await writeTypePaths(staged, config, types.typePaths)
    await writeRedirectMaps(staged, site.pages, site.redirects)
    await copyBundle(staged, bundleFolder(config), manifest)
    await carryAssets(staged, config.siteRoot, manifest)
  })

  const release: ReleaseManifest = {
    id,
    contentRef: snapshot.ref,
    buildHash: manifest.buildHash,
    jobs: site.content?.jobs.open.length ?? 0,
    pages: site.pages.length,
    createdAt: startedAt.toISOString(),
    durationMs: clock().getTime() - startedAt.getTime(),
    warnings,
  }
  await staged.writeFile('release.json', `${JSON.stringify(release, null, 2)}\n`)
  await progress.step('published the release', () => publishRelease(config.siteRoot, staged))
  await pruneReleases(config.siteRoot)
  return release
}

/** Returns the warnings; errors are told all at once, so that an editor need not find them one by one. */
function throwOnErrors({ problems }: Site, told: string[], progress: Progress): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error').map(formatProblem)
  if (errors.length > 0) throw new ContentError(errors.join('\n'))
  const warnings = [...told, ...problems.map(formatProblem)]
  for (const warning of warnings) progress.warn(warning)
  return warnings
}

async function renderOptions(site: Site, manifest: BundleManifest, config: BuilderConfig) {
  return {
    manifest,
    templates: await loadTemplates(),
    staticQueries: site.staticQueries,
    siteUrl: config.siteUrl,
    siteTitle: site.content === null ? '' : siteTitle(site.content),
    fontKitUrl: config.fontKitUrl,
    reloadsOnChange: config.reloadsOnChange,
  }
}

function toAppData(manifest: BundleManifest, config: BuilderConfig) {
  const preview: PreviewOptions = {
    repositoryName: config.repositoryName,
    apiEndpoint: config.previewApiEndpoint,
    lang: config.lang,
    pageSize: CONTENT_PAGE_SIZE,
    fetchLinks: [],
    graphQuery: null,
    promptForAccessToken: config.promptForAccessToken,
  }
  return { webpackCompilationHash: manifest.buildHash, preview }
}
