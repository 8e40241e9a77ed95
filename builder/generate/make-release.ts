import path from 'node:path'
import type { Board } from '../board/index.js'
import { readBundleManifest } from '../bundle/bundle-manifest.js'
import { readContent, type Content } from '../content/read-content.js'
import { writeSharedFiles, type SharedSources } from '../emit/write-shared-files.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import type { BuildTurn } from '../release/fencing.js'
import {
  lookForIntactFiles,
  readFormerRelease,
  type FormerRelease,
} from '../release/former-release.js'
import { hashSettings } from '../release/hash-settings.js'
import { RELEASES } from '../release/live-release.js'
import { announceRelease } from '../release/notify/announce-release.js'
import { publishRelease } from '../release/publish-release.js'
import { stageRelease, type StagedRelease } from '../release/stage-release.js'
import type { CheckDepth } from '../release/store/check-object.js'
import { shortHash } from '../shared/programs/hash.js'
import { readPackageVersion } from '../shared/programs/package-version.js'
import type { Approval } from '../shared/site-root/protocol.js'
import type { ReleaseManifest } from '../shared/site-root/release-manifest.js'
import { FORMAT } from '../shared/site-root/site-format.js'
import { toSourceRef } from '../shared/site-root/source-ref.js'
import type { BuildMemory } from './build-memory.js'
import { readCandidate } from './gate/candidate.js'
import { checkRelease } from './gate/check-release.js'
import { checkServer } from './gate/check-server.js'
import { countAll, joinParts } from './languages/join-parts.js'
import {
  makeLanguages,
  toFormerFacts,
  type FirstPart,
  type FurtherPart,
} from './languages/make-languages.js'

export interface Build {
  config: BuilderConfig
  progress: Progress
  clock: () => Date
  memory: BuildMemory
  /** Whether other builds with the same memory follow. */
  isOneOfMany: boolean
  /** Null for a site without one. */
  board: Board | null
  isBoardKept: boolean
  allowsDrop: boolean
  isWhole: boolean
  readApproval: () => Promise<Approval | null>
}

/** What a release is made from. */
interface Sources {
  content: Content
  /** Of content and board together. */
  ref: string
  startedAt: Date
  buildHash: string
  settingsHash: string
  depth: CheckDepth
}

/** A release all files of which are written, but `release.json`. */
interface MadeRelease {
  staged: StagedRelease
  first: FirstPart
  further: FurtherPart[]
  joined: Omit<SharedSources, 'config'>
}

export async function makeRelease(build: Build, { token }: BuildTurn): Promise<ReleaseManifest> {
  const { config, progress, memory, isWhole } = build
  const { latest } = memory
  const intact = lookForIntactFiles(config, isWhole ? null : latest)
  const sources = await readSources(build)
  const former = await readFormerRelease(config.siteRoot, { latest, intact }, progress.warn)
  const made = await make(build, sources, await stage(config, token, sources, former))
  await check(build, sources, made)
  const release = describe(build, sources, made)
  await publish(build, sources, made.staged, release)
  return release
}

async function readSources(build: Build): Promise<Sources> {
  const { config, progress, clock, memory, isOneOfMany, board, isBoardKept, isWhole } = build
  const { buildHash } = await readBundleManifest(config)
  const startedAt = clock()
  const content = await readContent(config, progress, {
    memory: isOneOfMany ? memory.documents : undefined,
    board,
    isBoardKept,
    isWhole,
    now: startedAt.getTime(),
  })
  for (const warning of content.warnings) progress.warn(warning)
  const ref = toSourceRef(content.ref, content.board)
  const settingsHash = await hashSettings(config)
  return { content, ref, startedAt, buildHash, settingsHash, depth: isWhole ? 'content' : 'size' }
}

function stage(
  { siteRoot, precompresses }: BuilderConfig,
  token: number,
  { ref, startedAt, buildHash, settingsHash, depth }: Sources,
  former: FormerRelease,
): Promise<StagedRelease> {
  const id = createReleaseId(startedAt, ref, buildHash, `${token}`)
  const choices = { now: startedAt, depth, precompresses, settingsHash }
  return stageRelease(siteRoot, { id, token, former, ...choices })
}

/** '20261120T231500123Z-3f9c1a': sorts by time, with a hash for releases of the same instant. */
function createReleaseId(now: Date, ...madeFrom: string[]): string {
  const time = now.toISOString().replace(/[-:.]/g, '')
  return `${time}-${shortHash(6, ...madeFrom)}`
}

async function make(build: Build, sources: Sources, staged: StagedRelease): Promise<MadeRelease> {
  const { config, progress, memory } = build
  const { programs } = memory
  const [first, further] = await makeLanguages({ ...build, programs }, staged, sources)
  for (const part of further) for (const [name, file] of part.files) staged.add(name, file)
  const joined = joinParts([first, ...further])
  await writeSharedFiles(staged, { ...joined, config }, progress)
  memory.latest = { releaseId: staged.id, files: staged.finish() }
  return { staged, first, further, joined }
}

async function check(build: Build, { ref, content }: Sources, made: MadeRelease): Promise<void> {
  const { config, progress, readApproval, allowsDrop } = build
  const { staged, first, further, joined } = made
  const parts = [first, ...further]
  await progress.step('checking the release', async () => {
    const candidate = await readCandidate(staged, {
      site: first.site,
      ref,
      board: content.board,
      redirectMaps: joined.redirectMaps,
      elsewhere: new Map(parts.flatMap(({ elsewhere }) => [...elsewhere])),
      jobsElsewhere: further.reduce((sum, { facts }) => sum + facts.jobs, 0),
      live: toFormerFacts(staged.former.live, config),
      approval: await readApproval(),
      allowsDrop,
    })
    const checkAll = async () => {
      checkRelease(candidate, countAll(parts).nextBoundary)
      await checkServer(staged.folder, config.projectRoot, ref)
    }
    await Promise.all([staged.flush(), checkAll()])
  })
}

function describe(
  { config, clock, isWhole }: Build,
  { content, startedAt, buildHash, settingsHash }: Sources,
  { staged, first, further }: MadeRelease,
): ReleaseManifest {
  const { live } = staged.former
  const parts = [first, ...further]
  return {
    id: staged.id,
    format: FORMAT,
    version: readPackageVersion(config.projectRoot),
    contentRef: content.ref,
    ...(content.board !== null && { board: content.board }),
    buildHash,
    settingsHash,
    token: staged.token,
    size: staged.size,
    createdAt: startedAt.toISOString(),
    wholeAt: isWhole || live === null ? startedAt.toISOString() : live.manifest.wholeAt,
    durationMs: clock().getTime() - startedAt.getTime(),
    warnings: [...content.warnings, ...parts.flatMap(({ warnings }) => warnings)],
    ...countAll(parts),
    timeZone: first.timeZone,
  }
}

async function publish(
  { config, progress, clock, board }: Build,
  { content }: Sources,
  staged: StagedRelease,
  release: ReleaseManifest,
): Promise<void> {
  const { siteRoot, notices } = config
  await staged.writeFile('release.json', `${JSON.stringify(release, null, 2)}\n`)
  await progress.step('publishing the release', () =>
    publishRelease(siteRoot, staged, progress.warn),
  )
  if (content.board !== null) await board?.keep(content.board.state)
  if (notices.isDeferred === true) return
  const former = staged.former.live?.folder ?? null
  const next = path.join(siteRoot, RELEASES, release.id)
  await announceRelease(config, { former, next }, progress, clock())
}
