import { createSite } from '../../client/content/create-site.js'
import { createSiteManifest } from '../../client/content/create-site-manifest.js'
import { formatProblem } from '../../client/content/documents/problems.js'
import type { Site } from '../../client/content/site/site.js'
import { isOwnPath } from '../../client/shared/addresses/path-base.js'
import { readBundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../lib/config.js'
import type { Content } from '../content/read-content.js'
import type { ReleaseSources } from '../emit/release-sources.js'
import { GateRefusal } from './gate/gate-refusal.js'
import type { Progress } from '../lib/progress.js'
import { readJobMemory } from '../release/job-memory.js'
import { readPageMemory } from '../release/page-memory.js'
import { toSourceRef } from '../shared/site-root/source-ref.js'

/** Makes the site of this language, in memory. */
export async function gatherSources(
  config: BuilderConfig,
  progress: Progress,
  { content, startedAt }: { content: Content; startedAt: Date },
): Promise<ReleaseSources & { warnings: string[] }> {
  const bundle = await readBundleManifest(config)
  const { ref, board, ofBoard, typePaths, images } = content
  const { own, others } = splitByLanguage(content, config)
  const lost: string[] = []
  const tellLost = (text: string) => void lost.push(text)
  const isOwn = ({ path }: { path: string }) => isOwnPath(path)
  const remembered = (await readJobMemory(config.siteRoot, tellLost)).filter(isOwn)
  const rememberedPages = (await readPageMemory(config.siteRoot, tellLost)).filter(isOwn)
  const { buildHash } = bundle
  const site = await progress.step('making', async (update) => {
    const { siteUrl } = config
    const known = { remembered, rememberedPages }
    const options = { now: startedAt, buildHash, typePaths, images, ...known, siteUrl, others }
    const created = createSite(own, options)
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
    warnings: [...lost, ...problems, ...manifest.warnings],
  }
}

function splitByLanguage({ documents }: Content, { lang, languages }: BuilderConfig) {
  if (languages.length === 0) return { own: documents, others: [] }
  const own = documents.filter((document) => document.lang === lang)
  return { own, others: documents.filter((document) => document.lang !== lang) }
}

/** Returns the warnings. Errors and warnings are told at once, so that an editor can correct them at once. */
function checkProblems({ problems }: Site, ref: string, { warn }: Progress): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return problems.map(formatProblem)
  for (const problem of problems) if (problem.severity === 'warning') warn(formatProblem(problem))
  const findings = errors.map((problem) => ({ ...problem, canBeApproved: false }))
  throw new GateRefusal(findings, ref, null)
}
