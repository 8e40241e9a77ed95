import { isCount } from '../shared/site-root/shapes.js'

const STAGING = '.staging-'

/** The folder, beside the releases, in which the build with this token writes. */
export function toStagingName(token: number): string {
  return `${STAGING}${token}`
}

/**
 * Whose staging folder this is: the token of a build, or 'seed' for `nginx/seed-release.sh`, which names
 * its folder by a release; null for any other folder.
 */
export function stagedBy(name: string): number | 'seed' | null {
  if (!name.startsWith(STAGING)) return null
  const token = Number(name.slice(STAGING.length))
  return isCount(token) ? token : 'seed'
}
