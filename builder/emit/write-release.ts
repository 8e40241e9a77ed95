import type { Site } from '../../client/content/site/site.js'
import { createFeedLinks } from '../../client/content/feeds/feed-links.js'
import { siteTitle } from '../../client/content/pages/page-head.js'
import {
  createStructuredData,
  type JsonLdOf,
} from '../../client/content/structured-data/create-structured-data.js'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../config.js'
import type { Content } from '../content/read-content.js'
import type { Progress } from '../lib/progress.js'
import { hashSettings } from '../release/hash-settings.js'
import { createJobDigest, JOB_DIGEST_FILE } from '../release/job-digest.js'
import { writeJobMemory } from '../release/job-memory.js'
import type { StagedRelease } from '../release/stage-release.js'
import type { DocumentOptions } from '../render/html-document.js'
import {
  createHtmlCacheKeyOf,
  HTML_CACHE_KEYS_FILE,
  readHtmlCacheKeys,
} from '../render/html-cache-keys.js'
import { loadTemplates } from '../render/load-templates.js'
import { carryAssets } from './carry-assets.js'
import { copyBundle } from './copy-bundle.js'
import { createAppData } from './create-app-data.js'
import { writeSeoFiles, type SeoFiles } from './write-seo-files.js'
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
): Promise<SeoFiles> {
  const { pages } = site
  const jsonLdOf = createStructuredData(site, config.siteUrl)
  const dataHashes = await progress.step('rendered and wrote', async (update) => {
    const formerCacheKeys = keepsPages ? await readHtmlCacheKeys(staged.live) : {}
    const made = await createRenderOptions(site, bundle, config, jsonLdOf)
    const onPage = (done: number) => update(done, pages.length, 'pages')
    const written = await writePages(
      staged,
      pages,
      { ...made, formerCacheKeys: formerCacheKeys },
      onPage,
    )
    const { htmlCacheKeys: htmlCacheKeys } = written
    // In an order of their own: which page is drawn first is chance.
    await staged.writeFile(
      HTML_CACHE_KEYS_FILE,
      JSON.stringify(htmlCacheKeys, Object.keys(htmlCacheKeys).sort()),
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
    writeSeoFiles(staged, site, {
      siteUrl: config.siteUrl,
      siteEnv: config.siteEnv,
      securityContact: config.securityContact,
      indexNowKey: config.notices.indexNow?.key ?? null,
      jsonLdOf: jsonLdOf,
    }),
  )
}

async function createRenderOptions(
  site: Site,
  manifest: BundleManifest,
  config: BuilderConfig,
  jsonLdOf: JsonLdOf,
): Promise<Omit<RenderOptions, 'formerCacheKeys'>> {
  const { content, staticQueries } = site
  const document: DocumentOptions = {
    manifest,
    siteUrl: config.siteUrl,
    siteTitle: content === null ? '' : siteTitle(content),
    fontKitUrl: config.fontKitUrl,
    reloadsOnChange: config.reloadsOnChange,
    jsonLdOf: jsonLdOf,
    feedLinks: content === null ? () => [] : createFeedLinks(content),
  }
  const settingsHash = await hashSettings(config)
  return {
    ...document,
    templates: await loadTemplates(),
    staticQueries,
    htmlCacheKeyOf: createHtmlCacheKeyOf(document, staticQueries, settingsHash),
  }
}
