import type {
  ClosedJobPageData,
  JobRedirectPageData,
} from '../../client/shared/page-data/page-views.js'
import { JOB_REDIRECT_PATH, NOT_FOUND_PATH } from '../../client/shared/page-paths.js'
import type { PageData } from '../../client/shared/page-data/page-data.js'
import { isMappedRedirect } from './mapped-redirect.js'

/**
 * Where the HTML of a page lies below the document root. Pages that are only ever the body of an
 * error answer lie apart, so that no address leads to them; that of a closed job lies under each of
 * its numbers. None where the server answers by itself.
 */
export function htmlFiles(page: PageData): string[] {
  if (page.path === NOT_FOUND_PATH) return ['404.html']
  if (page.path === JOB_REDIRECT_PATH) return [`${JOB_REDIRECT_PATH.slice(1)}/404.html`]
  if (page.componentChunkName === 'component---closed-job-page') {
    const { formerIds } = page.result.data as ClosedJobPageData
    return [page.path.split('/').at(-1), ...formerIds].map((id) => `closed/${id}.html`)
  }
  if (page.componentChunkName === 'component---job-redirect-page') {
    const { redirect } = page.result.data as JobRedirectPageData
    if (redirect !== null && isMappedRedirect(redirect)) return []
  }
  return [page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`]
}
