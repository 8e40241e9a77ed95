import type { Site } from '../../client/content/create-site.js'
import { createFeedLinks } from '../../client/content/feeds/feed-links.js'
import { siteTitle } from '../../client/content/pages/page-head.js'
import {
  createStructuredData,
  type DescribeForMachines,
} from '../../client/content/structured-data/create-structured-data.js'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../config.js'
import type { Content } from '../content/read-content.js'
import type { Progress } from '../lib/progress.js'
import { createSettingsHash } from '../release/settings-hash.js'
import { createJobDigest, JOB_DIGEST_FILE } from '../release/job-digest.js'
import { writeJobMemory } from '../release/job-memory.js'
import type { StagedRelease } from '../release/stage-release.js'
import type { DocumentOptions } from '../render/html-document.js'
import { createHtmlNamer, HTML_NAMES_FILE, readHtmlNames } from '../render/html-cache-keys.js'
import { loadTemplates } from '../render/load-templates.js'
import { carryAssets } from './carry-assets.js'
import { copyBundle } from './copy-bundle.js'
import { createAppData } from './create-app-data.js'
import { writeFindable, type Findable } from './write-seo-files.js'
import { writePages, type RenderOptions } from './write-pages.js'
import { writeRedirectMaps } from './write-redirect-maps.js'
import { writeSiteData } from './write-site-data.js'
import { writeTypePaths } from './write-type-paths.js'
import { writeVersion } from './write-version.js'

export interface ReleaseSources {
  site: Site
  content: Content
  bundle: BundleManifest
  startedAt: Date
}

/** Every file of a release but `release.json`, which is written when the gate has let the rest pass. */
export async function writeRelease(
  staged: StagedRelease,
  { site, content, bundle, startedAt }: ReleaseSources,
  config: BuilderConfig,
  progress: Progress,
  keepsPages: boolean,
): Promise<Findable> {
  const { pages } = site
  const describeForMachines = createStructuredData(site, config.siteUrl)
  const dataHashes = await progress.step('rendered and wrote', async (update) => {
    const formerNames = keepsPages ? await readHtmlNames(staged.live) : {}
    const made = await createRenderOptions(site, bundle, config, describeForMachines)
    const onPage = (done: number) => update(done, pages.length, 'pages')
    const written = await writePages(staged, pages, { ...made, formerNames }, onPage)
    const { htmlNames } = written
    // In an order of their own: which page is drawn first is chance.
    await staged.writeFile(
      HTML_NAMES_FILE,
      JSON.stringify(htmlNames, Object.keys(htmlNames).sort()),
    )
    return written.dataHashes
  })
  await progress.step('wrote the shared data, redirects and browser code', async () => {
    await writeSiteData(staged, createAppData(site, dataHashes, bundle, config), site.staticQueries)
    await writeTypePaths(staged, config, content.typePaths)
    await writeRedirectMaps(staged, pages, site.redirects)
    await copyBundle(staged, bundle, config)
    await carryAssets(staged, config.siteRoot, bundle)
  })
  await staged.writeFile(JOB_DIGEST_FILE, JSON.stringify(createJobDigest(site.content)))
  await writeJobMemory(staged, site.content)
  await writeVersion(staged, {
    git: config.gitCommit,
    contentRef: content.ref,
    buildHash: bundle.buildHash,
    builtAt: startedAt.toISOString(),
  })
  return progress.step('wrote feeds, sitemap and jobs API', () =>
    writeFindable(staged, site, {
      siteUrl: config.siteUrl,
      siteEnv: config.siteEnv,
      securityContact: config.securityContact,
      indexNowKey: config.notices.indexNow?.key ?? null,
      describeForMachines,
    }),
  )
}

async function createRenderOptions(
  site: Site,
  manifest: BundleManifest,
  config: BuilderConfig,
  describeForMachines: DescribeForMachines,
): Promise<Omit<RenderOptions, 'formerNames'>> {
  const { content, staticQueries } = site
  const document: DocumentOptions = {
    manifest,
    siteUrl: config.siteUrl,
    siteTitle: content === null ? '' : siteTitle(content),
    fontKitUrl: config.fontKitUrl,
    reloadsOnChange: config.reloadsOnChange,
    describeForMachines,
    feedLinks: content === null ? () => [] : createFeedLinks(content),
  }
  const settingsHash = await createSettingsHash(config)
  return {
    ...document,
    templates: await loadTemplates(),
    staticQueries,
    nameHtml: createHtmlNamer(document, staticQueries, settingsHash),
  }
}
