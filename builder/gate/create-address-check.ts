import { decodeEscapes } from '../../client/shared/page-paths.js'
import { isSidecarPath } from '../../client/shared/url-policy.js'
import { withoutTrailingSlashes } from '../../client/shared/without-trailing-slashes.js'
import type { Candidate } from './candidate.js'

/** Whether an address of the site is answered by a page, a file, a redirect or the sidecar. */
export function createAddressCheck({ site, publicFiles }: Candidate): (path: string) => boolean {
  // A closed job has a page that answers 410: a link to it must not stop a release at midnight.
  const pages = new Set(site.pages.map(({ data }) => data.path))
  const redirects = new Set(site.redirects.map(({ fromPath }) => fromPath.toLowerCase()))
  return (given) => {
    const path = decodeEscapes(given) ?? given
    const bare = withoutTrailingSlashes(path) || '/'
    return (
      pages.has(bare) ||
      publicFiles.has(path.slice(1)) ||
      redirects.has(bare.toLowerCase()) ||
      isSidecarPath(bare)
    )
  }
}
