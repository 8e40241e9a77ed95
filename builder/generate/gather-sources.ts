import { createSite } from '../../client/content/create-site.js'
import { createSiteManifest } from '../../client/content/create-site-manifest.js'
import { formatProblem } from '../../client/content/documents/problems.js'
import type { Site } from '../../client/content/site/site.js'
import { readBundleManifest } from '../bundle/bundle-manifest.js'
import { bundleFolder, type BuilderConfig } from '../lib/config.js'
import type { BoardChoices } from '../content/add-board.js'
import type { DocumentMemory } from '../content/document-memory.js'
import { readContent } from '../content/read-content.js'
import type { ReleaseSources } from '../emit/release-sources.js'
import { GateRefusal } from './gate/gate-refusal.js'
import type { Progress } from '../lib/progress.js'
import { readJobMemory } from '../release/job-memory.js'
import { readPageMemory } from '../release/page-memory.js'
import { toSourceRef } from '../shared/source-ref.js'

interface GatherOptions {
  startedAt: Date
  /** Reads all content, and has all of it made again. */
  isWhole: boolean
  /** What is known of the content already. */
  documents: DocumentMemory | undefined
  board: Omit<BoardChoices, 'isWhole'>
}

/** Reads the content and makes the site from it, in memory. */
export async function gatherSources(
  config: BuilderConfig,
  progress: Progress,
  { startedAt, isWhole, documents: known, board: boardChoices }: GatherOptions,
): Promise<ReleaseSources & { warnings: string[] }> {
  const bundle = await readBundleManifest(bundleFolder(config))
  const content = await readContent(config, progress, {
    memory: known,
    board: boardChoices,
    isWhole,
    now: startedAt.getTime(),
  })
  const { ref, board, documents, ofBoard, typePaths, images } = content
  const lost: string[] = []
  const tellLost = (text: string) => void lost.push(text)
  const remembered = await readJobMemory(config.siteRoot, tellLost)
  const rememberedPages = await readPageMemory(config.siteRoot, tellLost)
  const { buildHash } = bundle
  const site = await progress.step('making', async (update) => {
    const { siteUrl } = config
    const known = { remembered, rememberedPages }
    const options = { now: startedAt, buildHash, typePaths, images, ...known, siteUrl }
    const created = createSite(documents, options)
    update(created.pages.length, created.pages.length, 'pages')
    return created
  })
  const problems = checkProblems(site, toSourceRef(ref, board), progress)
  const indexNowKey = config.notices.indexNow?.key ?? null
  const manifest = createSiteManifest(site, { ...config, indexNowKey })
  return {
    // Without the documents: nothing needs them any more, and 10,000 are a fifth of the memory.
    manifest,
    content: { ref, board, ofBoard, typePaths },
    bundle,
    config,
    startedAt,
    warnings: [...lost, ...content.warnings, ...problems, ...manifest.warnings],
  }
}

/** Returns the warnings. Errors and warnings are told at once, so that an editor can correct them at once. */
function checkProblems({ problems }: Site, ref: string, { warn }: Progress): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return problems.map(formatProblem)
  for (const problem of problems) if (problem.severity === 'warning') warn(formatProblem(problem))
  const findings = errors.map((problem) => ({ ...problem, canBeApproved: false }))
  throw new GateRefusal(findings, ref, null)
}
