import { readStartConfig } from '../../../server/config.js'
import { startContentService, type TestContentServiceOptions } from '../content/content-service.js'
import { startSite } from '../server/start-site.js'
import { createTestSite, PROJECT_ROOT } from '../site/create-test-site.js'
import { useSite } from './use-site.js'

export interface BrowsedSite {
  origin: string
  siteRoot: string
  close: () => Promise<void>
}

/** A browser and the sample site, or one of the given documents, for all tests of a file. */
export function useBrowsedSite(options?: TestContentServiceOptions) {
  return useSite(() => startBrowsedSite(options))
}

/**
 * Generates a site with further settings and serves it. Its content service stays, because pages show
 * its images.
 */
export async function startBrowsedSite(
  options: TestContentServiceOptions = {},
  settings: Record<string, string> = {},
): Promise<BrowsedSite> {
  const content = await startContentService(options)
  const env = {
    PRISMIC_REPOSITORY: content.repository.name,
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    ...settings,
  }
  const site = await createTestSite(env)
  await site.generate().catch(async (error: unknown) => {
    await content.close()
    throw error
  })
  const server = await startSite({
    ...readStartConfig(env, PROJECT_ROOT),
    siteRoot: site.siteRoot,
  })
  return {
    // Service workers are for HTTPS and for this name.
    origin: server.baseUrl.replace('127.0.0.1', 'localhost'),
    siteRoot: site.siteRoot,
    close: async () => {
      await server.stop()
      await site.remove()
      await content.close()
    },
  }
}
