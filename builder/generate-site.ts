import { createSite } from '../client/content/create-site.js'
import type { Site } from '../client/content/site/site.js'
import { formatProblem } from '../client/content/documents/problems.js'
import type { ReleaseManifest } from './shared/release-manifest.js'
import { readBundleManifest } from './bundle/bundle-manifest.js'
import { bundleFolder, type BuilderConfig } from './config.js'
import { readContent } from './content/read-content.js'
import { writeRelease, type ReleaseSources } from './emit/write-release.js'
import { checkRelease } from './gate/check-release.js'
import { checkServer } from './gate/check-server.js'
import { createCandidate } from './gate/create-candidate.js'
import { GateRefusal } from './gate/gate-refusal.js'
import type { Progress } from './lib/progress.js'
import { readPublishedUrls } from './notify/published-urls.js'
import { notifySearchEngines } from './notify/notify-search-engines.js'
import type { Approval } from './shared/protocol.js'
import { findNextBoundary } from '../client/content/site/next-boundary.js'
import { hashSettings } from './release/hash-settings.js'
import { takeTurn, type BuildTurn } from './release/fencing.js'
import { readJobMemory } from './release/job-memory.js'
import { readLiveRelease } from './release/live-release.js'
import { pruneReleases } from './release/prune-releases.js'
import { publishRelease } from './release/publish-release.js'
import { createReleaseId } from './release/release-id.js'
import { stageRelease } from './release/stage-release.js'

export interface GenerateChoices {
  /** Publishes even if half of the jobs, or all, are gone. */
  allowsDrop?: boolean
  /** Draws every page anew, the unchanged ones too, so that no fault of a disk lives for ever. */
  isWhole?: boolean
  /** The one content ref that a person lets pass the checks on numbers, as of when they are made. */
  readApproval?: () => Promise<Approval | null>
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
  { allowsDrop = false, isWhole = false, readApproval = async () => null }: GenerateChoices,
): Promise<ReleaseManifest> {
  const sources = await gatherSources(config, progress, clock())
  const { site, content, bundle, startedAt } = sources
  const warnings = [...content.warnings, ...checkProblems(site, content.ref)]
  for (const warning of warnings) progress.warn(warning)

  const live = await readLiveRelease(config.siteRoot)
  const id = createReleaseId(startedAt, content.ref, bundle.buildHash, `${turn.token}`)
  const { token } = turn
  const staged = await stageRelease(config.siteRoot, { id, token, live, now: startedAt })
  const findable = await writeRelease(staged, sources, config, progress, !isWhole)
  for (const warning of findable.warnings) progress.warn(warning)

  const nextBoundary = site.content === null ? null : findNextBoundary(site.content)
  await progress.step('checked the release', async () => {
    const approval = await readApproval()
    const choices = { ref: content.ref, live, approval, allowsDrop }
    checkRelease(await createCandidate(site, staged, choices), nextBoundary)
    await checkServer(staged.folder, config.projectRoot, content.ref)
  })

  const release: ReleaseManifest = {
    id,
    contentRef: content.ref,
    buildHash: bundle.buildHash,
    settingsHash: await hashSettings(config),
    token,
    jobs: site.content?.jobs.open.length ?? 0,
    pages: site.pages.length,
    size: staged.size,
    createdAt: startedAt.toISOString(),
    durationMs: clock().getTime() - startedAt.getTime(),
    warnings: [...warnings, ...findable.warnings],
    nextBoundary,
    timeZone: site.content?.timeZone ?? 'UTC',
  }
  await staged.writeFile('release.json', `${JSON.stringify(release, null, 2)}\n`)
  await progress.step('published the release', () => publishRelease(config.siteRoot, staged))

  const former = live === null ? null : await readPublishedUrls(live.folder)
  await notifySearchEngines(
    { ...config.notices, siteUrl: config.siteUrl, siteEnv: config.siteEnv },
    { former, next: findable.addresses },
    progress,
    clock(),
  )
  return release
}

async function gatherSources(
  config: BuilderConfig,
  progress: Progress,
  startedAt: Date,
): Promise<ReleaseSources> {
  const bundle = await readBundleManifest(bundleFolder(config))
  const content = await readContent(config, progress)
  const remembered = await readJobMemory(config.siteRoot)
  const site = await progress.step('made', async (update) => {
    const { typePaths, images } = content
    const { buildHash } = bundle
    const options = { now: startedAt, buildHash, typePaths, images, remembered }
    const made = createSite(content.documents, options)
    update(made.pages.length, made.pages.length, 'pages')
    return made
  })
  return { site, content, bundle, startedAt }
}

/** Returns the warnings; errors are told all at once, so that an editor need not find them one by one. */
function checkProblems({ problems }: Site, ref: string): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return problems.map(formatProblem)
  const findings = errors.map((problem) => ({ ...problem, canBeApproved: false }))
  throw new GateRefusal(findings, ref, null)
}
