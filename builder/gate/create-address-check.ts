import { isSidecarPath } from '../../client/shared/url-policy.js'
import type { Candidate } from './candidate.js'

/** Whether an address of the site is answered by a page, a file, a redirect or the sidecar. */
export function createAddressCheck({ site, publicFiles }: Candidate): (path: string) => boolean {
  // Closed jobs answer 410, with the way on: a link to one need not stop a release at midnight.
  const pages = new Set(site.pages.map(({ path }) => path))
  const redirects = new Set(site.redirects.map(({ fromPath }) => fromPath.toLowerCase()))
  return (given) => {
    const path = decode(given)
    const bare = path.replace(/\/+$/, '') || '/'
    return (
      pages.has(bare) ||
      publicFiles.has(path.slice(1)) ||
      redirects.has(bare.toLowerCase()) ||
      isSidecarPath(bare)
    )
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
