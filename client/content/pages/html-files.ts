import type { PageData } from '../../shared/page-data/page-data.js'
import { JOB_REDIRECT_PATH, NOT_FOUND_PATH } from '../../shared/addresses/page-paths.js'
import { listMappedPaths } from './redirect-maps.js'
import type { SiteRedirect } from '../site/site.js'
import { toOwnName } from '../lib/own-name.js'

/**
 * Looks up where the HTML of a page lies below the document root. Pages that are only bodies of error
 * answers lie where no address leads to them; that of a closed job lies there once for each of its
 * ids. A page whose redirect the server answers has no HTML.
 */
export function createHtmlFiles(
  redirects: readonly SiteRedirect[],
): (page: PageData) => readonly string[] {
  const mapped = listMappedPaths(redirects)
  return ({ path, componentChunkName, result }) => {
    if (path === NOT_FOUND_PATH) return [toOwnName('404.html')]
    if (path === JOB_REDIRECT_PATH) return [toOwnName('job_ghid/404.html')]
    if (componentChunkName === 'component---closed-job-page') {
      return [path.split('/').at(-1), ...result.data.formerIds].map((id) =>
        toOwnName(`closed/${id}.html`),
      )
    }
    if (componentChunkName === 'component---job-redirect-page' && mapped.has(path)) return []
    return [path === '/' ? 'index.html' : `${path.slice(1)}/index.html`]
  }
}
