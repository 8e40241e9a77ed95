import path from 'node:path'
import { claim, listClaims } from '../../builder/shared/site-root/claim.js'
import { EnvironmentError } from '../../builder/shared/config/environment.js'

/**
 * For as long as this process lives. Two of them would publish in turns, each its own address, for ever.
 * @throws EnvironmentError if another process has the folder
 */
export async function claimSiteRoot(siteRoot: string): Promise<void> {
  const folder = path.join(siteRoot, '.started')
  if ((await listClaims(folder)).length > 0) {
    throw new EnvironmentError(
      `SITE_ROOT: ${siteRoot} is in use by another start of this site: end that one, or choose another folder, for example SITE_ROOT=.site-2.`,
    )
  }
  await claim(folder, 'start')
}
