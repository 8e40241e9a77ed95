import type { PageData } from '../../shared/page-data/page-data.js'
import type { ComponentChunkName } from '../../shared/page-data/page-views.js'
import { BASE } from '../../shared/addresses/own-base.js'
import { PAGE_PATH } from '../../shared/addresses/url-policy.js'
import { byJobId } from '../lib/by-job-id.js'
import type { SiteRedirect } from '../site/site.js'

/** The redirects that the server answers by itself. */
export interface RedirectMaps {
  /** Job id → path of the job's page, shortest id first. */
  jobs: Map<string, string>
  /** Lower-case path → the path that it stands for, in the order of the paths. */
  paths: Map<string, string>
}

export function createRedirectMaps(
  pages: readonly PageData[],
  redirects: readonly SiteRedirect[],
): RedirectMaps {
  const jobs = new Map<string, string>()
  for (const redirect of redirects) {
    const { jobId, toPath } = redirect
    if (jobId !== null && isForServer(redirect) && !jobs.has(jobId)) jobs.set(jobId, toPath)
  }
  const paths = new Map<string, string>()
  for (const redirect of redirects) {
    const { fromPath, toPath } = redirect
    if (isMappedRedirect(redirect)) paths.set(fromPath, toPath)
    // Its page is a file, found under its own letters alone.
    else if (redirect.jobId === null && SAFE_PATH.test(fromPath)) paths.set(fromPath, fromPath)
  }
  for (const { path, componentChunkName } of pages) {
    const isFound = FOUND_OTHERWISE.has(componentChunkName) && path !== BASE
    if (!isFound) paths.set(path.toLowerCase(), path)
  }
  return {
    jobs: new Map([...jobs].sort(([a], [b]) => byJobId(a, b))),
    paths: new Map([...paths].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

export const SAFE_PATH = new RegExp(`^${PAGE_PATH}$`)
const SAFE_KEY = /^(\/[a-z0-9._-]+)+$/

/** Whether the server answers an editor's redirect. A browser follows all others by itself. */
function isMappedRedirect(redirect: SiteRedirect): boolean {
  const { jobId, fromPath } = redirect
  return jobId === null && SAFE_KEY.test(fromPath) && isForServer(redirect)
}

/** The paths whose redirects the server answers, so that they need no file. */
export function listMappedPaths(redirects: readonly SiteRedirect[]): Set<string> {
  return new Set(redirects.filter(isMappedRedirect).map(({ fromPath }) => fromPath))
}

/** To another site, to a search, or for some time only, leads its page. */
function isForServer({ isPermanent, toPath }: SiteRedirect): boolean {
  return isPermanent && SAFE_PATH.test(toPath)
}

/** The server finds jobs by their id, and these pages by other rules; all others in any case. */
const FOUND_OTHERWISE = new Set<ComponentChunkName>([
  'component---index-page',
  'component---job-page',
  'component---closed-job-page',
  'component---job-redirect-page',
  'component---not-found-page',
])
