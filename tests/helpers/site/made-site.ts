import type { ContractTarget } from '../../contract/contract-checks.js'
import type { SiteOptions } from '../../../server/site/site-options.js'
import { makeCurrent, makeSiteRoot, writeRelease } from './made-release.js'
import { startNginx, type NginxSettings } from '../nginx/nginx.js'
import { startSite } from '../server/start-site.js'

/** The site of a release written by hand, without nginx. */
export async function startMadeSite(options: Partial<SiteOptions> = {}): Promise<ContractTarget> {
  return serveMadeRelease((siteRoot) => startSite({ ...options, siteRoot }))
}

/** The site of a release written by hand, from a real nginx. */
export async function startMadeNginx(settings: Partial<NginxSettings> = {}) {
  return serveMadeRelease((siteRoot) => startNginx({ ...settings, siteRoot }))
}

async function serveMadeRelease<Server extends { stop: () => Promise<void> }>(
  start: (siteRoot: string) => Promise<Server>,
) {
  const { siteRoot, remove } = makeSiteRoot()
  writeRelease(siteRoot, 'first')
  makeCurrent(siteRoot, 'first')
  const server = await start(siteRoot)
  return {
    ...server,
    siteRoot,
    stop: async () => {
      await server.stop()
      remove()
    },
  }
}
