import { readStartConfig } from '../../../server/config.js'
import type { TestContentServiceOptions } from '../content/content-service.js'
import { startSite } from '../server/start-site.js'
import { PROJECT_ROOT } from '../site/create-test-site.js'
import { startGeneratedSite } from '../site/start-generated-site.js'
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

/** Serves a site. Its content service stays, because pages show its images. */
export async function startBrowsedSite(
  options: TestContentServiceOptions = {},
  settings: Record<string, string> = {},
): Promise<BrowsedSite> {
  const { env, siteRoot, close } = await startGeneratedSite(options, settings)
  const server = await startSite({
    ...readStartConfig(env, PROJECT_ROOT),
    siteRoot,
  })
  return {
    origin: server.origin,
    siteRoot,
    close: async () => {
      await server.stop()
      await close()
    },
  }
}
