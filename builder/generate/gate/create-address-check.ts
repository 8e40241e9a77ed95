import { SITE_BASES } from '../../../client/shared/addresses/path-base.js'
import { parseTarget } from '../../../client/shared/requests/parse-target.js'
import {
  resolveRequest,
  type ReleaseLookups,
} from '../../../client/shared/requests/resolve-request.js'
import { toJobKey } from '../../../client/shared/requests/take-base-off.js'
import { isSidecarPath } from '../../../client/shared/addresses/url-policy.js'
import type { Candidate } from './candidate.js'

/** Whether the servers answer an address of the site, once the release is live. */
export function createAddressCheck({
  redirectMaps,
  publicFiles,
}: Candidate): (address: string) => boolean {
  const { jobs, paths } = redirectMaps
  const release: ReleaseLookups = {
    bases: SITE_BASES,
    hasFile: (name) => publicFiles.has(name.slice(1)),
    jobTarget: (id, base) => jobs.get(toJobKey(id, base)),
    pageTarget: (path) => paths.get(path.toLowerCase()),
  }
  return (address) => {
    // As a browser asks for it.
    const { pathname, search } = new URL(address, 'https://site.invalid')
    const target = parseTarget(pathname + search)
    if (target === null) return false
    if (isSidecarPath(target.path)) return true
    const resolution = resolveRequest(target, release, false)
    // A closed job is answered with 410: a link to it must not stop a release at midnight.
    return resolution.kind === 'redirect' || resolution.status !== 404
  }
}
