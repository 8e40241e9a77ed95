import type { ContractTarget } from '../contract/describe-contract.js'
import type { SiteOptions } from '../../server/site/site-options.js'
import { makeCurrent, makeSiteRoot, writeRelease } from './made-release.js'
import { startNginx, type NginxSettings } from './nginx.js'
import { startSite } from './site-server.js'

/** The site of a release by hand, without nginx. */
export async function startMadeSite(options: Partial<SiteOptions> = {}): Promise<ContractTarget> {
  return serveMadeRelease((siteRoot) => startSite({ ...options, siteRoot }))
}

/** The site of a release by hand, from a real nginx. */
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
