import type { PreviewOptions } from '../client/shared/preview-options.js'
import type { ReleaseManifest } from '../client/shared/release.js'
import { CONTENT_PAGE_SIZE } from '../client/shared/constants.js'
import { createSite, type Site } from '../client/content/create-site.js'
import { createFeedLinks } from '../client/content/feeds/feed-links.js'
import { formatProblem } from '../client/content/problems.js'
import { siteTitle } from '../client/content/page-head.js'
import { createStructuredData } from '../client/content/structured-data/create-structured-data.js'
import { readBundleManifest, type BundleManifest } from './bundle/bundle-manifest.js'
import { bundleFolder, type BuilderConfig } from './config.js'
import { fetchDocuments } from './content/fetch-documents.js'
import { loadImageMetadata } from './content/load-image-metadata.js'
import { loadTypePaths } from './content/load-type-paths.js'
import { carryAssets } from './emit/carry-assets.js'
import { copyBundle } from './emit/copy-bundle.js'
import { writeFindable, type FindableOptions } from './emit/write-findable.js'
import { writePages } from './emit/write-pages.js'
import { writeRedirectMaps } from './emit/write-redirect-maps.js'
import { writeSiteData } from './emit/write-site-data.js'
import { writeTypePaths } from './emit/write-type-paths.js'
import { writeVersion } from './emit/write-version.js'
import { checkRelease } from './gate/check-release.js'
import { createCandidate } from './gate/create-candidate.js'
import { GateRefusal } from './gate/gate-refusal.js'
import type { Progress } from './lib/progress.js'
import { readApproval } from './reconcile/inbox.js'
import { findNextBoundary } from './reconcile/next-boundary.js'
import { createSettingsHash } from './reconcile/settings-hash.js'
import { takeTurn, type BuildTurn } from './release/fencing.js'
import { createJobDigest, JOB_DIGEST_FILE } from './release/job-digest.js'
import { readAddressBook } from './notify/address-book.js'
import { notifySearchEngines } from './notify/notify-search-engines.js'
import { readLiveRelease } from './release/live-release.js'
import { pruneReleases } from './release/prune-releases.js'
import { publishRelease } from './release/publish-release.js'
import { createReleaseId } from './release/release-id.js'
import { stageRelease } from './release/stage-release.js'
import { loadTemplates } from './render/load-templates.js'

export interface GenerateChoices {
  /** Publishes even if half of the jobs, or all, are gone. */
  allowsDrop?: boolean
}

/** Content in, a published release out. Whatever goes wrong before the end, the former one stays. */
export async function generateSite(
  config: BuilderConfig,
  progress: Progress,
  clock: () => Date,
  choices: GenerateChoices = {},
): Promise<ReleaseManifest> {
  // Before anything is read: builds are ordered by when they began to read.
  const turn = await takeTurn(config.siteRoot)
  try {
    return await makeRelease(config, progress, clock, turn, choices)
  } finally {
    await turn.end()
    await pruneReleases(config.siteRoot)
  }
}

async function makeRelease(
  config: BuilderConfig,
  progress: Progress,
  clock: () => Date,
  turn: BuildTurn,
  { allowsDrop = false }: GenerateChoices,
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
  const warnings = throwOnErrors(
    site,
    [...types.warnings, ...images.warnings],
    progress,
    snapshot.ref,
  )

  const live = await readLiveRelease(config.siteRoot)
  const id = createReleaseId(startedAt, snapshot.ref, manifest.buildHash, `${turn.token}`)
  const staged = await stageRelease(config.siteRoot, id, turn, live, startedAt)
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

  const findable = await progress.step('wrote feeds, sitemap and jobs API', () =>
    writeFindable(staged, site, toFindableOptions(site, config)),
  )
  for (const warning of findable.warnings) progress.warn(warning)
  await writeVersion(staged, {
    git: config.gitCommit,
    contentRef: snapshot.ref,
    buildHash: manifest.buildHash,
    builtAt: startedAt.toISOString(),
  })

  const nextBoundary = site.content === null ? null : findNextBoundary(site.content)
  await staged.writeFile(JOB_DIGEST_FILE, JSON.stringify(createJobDigest(site.content)))
  await progress.step('checked the release', async () => {
    const approval = await readApproval(config.inboxRoot)
    const choices = { ref: snapshot.ref, live, approval, allowsDrop }
    checkRelease(await createCandidate(site, staged, choices), nextBoundary)
  })

  const release: ReleaseManifest = {
    id,
    contentRef: snapshot.ref,
    buildHash: manifest.buildHash,
    settingsHash: await createSettingsHash(config),
    token: turn.token,
    jobs: site.content?.jobs.open.length ?? 0,
    pages: site.pages.length,
    createdAt: startedAt.toISOString(),
    durationMs: clock().getTime() - startedAt.getTime(),
    warnings: [...warnings, ...findable.warnings],
    nextBoundary,
    timeZone: site.content?.timeZone ?? 'UTC',
  }
  await staged.writeFile('release.json', `${JSON.stringify(release, null, 2)}\n`)
  await progress.step('published the release', () => publishRelease(config.siteRoot, staged))
  const former = live === null ? null : await readAddressBook(live.folder)
  await notifySearchEngines(
    { ...config.notices, siteUrl: config.siteUrl, siteEnv: config.siteEnv },
    { former, next: findable.addresses },
    progress,
    clock(),
  )
  return release
}

/** Returns the warnings; errors are told all at once, so that an editor need not find them one by one. */
function throwOnErrors(
  { problems }: Site,
  told: string[],
  progress: Progress,
  ref: string,
): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    const findings = errors.map((problem) => ({ ...problem, canBeApproved: false }))
    throw new GateRefusal(findings, ref, null)
  }
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
    describeForMachines: createStructuredData(site, config.siteUrl),
    feedLinks: site.content === null ? () => [] : createFeedLinks(site.content),
  }
}

function toFindableOptions(site: Site, config: BuilderConfig): FindableOptions {
  return {
    siteUrl: config.siteUrl,
    siteEnv: config.siteEnv,
    securityContact: config.securityContact,
    indexNowKey: config.notices.indexNow?.key ?? null,
    describeForMachines: createStructuredData(site, config.siteUrl),
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
