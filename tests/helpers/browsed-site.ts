import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser.js'
import { startContentService, type TestContentServiceOptions } from './content-service.js'
import { createTestSite } from './generated-site.js'
import { startSite } from './site-server.js'

export interface BrowsedSite {
  origin: string
  browser: Browser
  siteRoot: string
  stop: () => Promise<void>
}

/** The sample site, or one of given documents, as it is built today, and a browser to look at it. */
export async function startBrowsedSite(
  options: TestContentServiceOptions = {},
): Promise<BrowsedSite> {
  const content = await startContentService(options)
  const site = await createTestSite({
    PRISMIC_REPOSITORY: content.repository.name,
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
  })
  await site.generate().catch(async (error: unknown) => {
    await content.close()
    throw error
  })
  const server = await startSite({
    siteRoot: site.siteRoot,
    previewApiEndpoint: content.apiEndpoint,
  })
  const browser = await launchBrowser()
  return {
    // Service workers are for HTTPS and for this name.
    origin: server.baseUrl.replace('127.0.0.1', 'localhost'),
    browser,
    siteRoot: site.siteRoot,
    stop: async () => {
      await browser.close()
      await server.stop()
      await site.remove()
      await content.close()
    },
  }
}
