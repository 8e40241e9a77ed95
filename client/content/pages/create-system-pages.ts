import type { ComponentChunkName } from '../../shared/page-data/page-views.js'
import {
  JOB_REDIRECT_PATH,
  NOT_FOUND_PATH,
  OFFLINE_SHELL_PATH,
  PREVIEW_PATH,
} from '../../shared/page-paths.js'
import type { SiteRedirect } from '../site/site.js'
import type { SiteContent } from '../site/site-content.js'
import { toListedRows } from '../views/listed-rows.js'
import { toDepartmentLinks } from '../views/listing-view.js'
import { createHead, NO_INDEX } from './page-head.js'
import type { PageSpec } from './page-spec.js'

export function createNotFoundPage(site: SiteContent): PageSpec<'component---not-found-page'> {
  const departments = toDepartmentLinks(toListedRows(site), site)
  return createHiddenPage(site, 'Page not found', {
    path: NOT_FOUND_PATH,
    chunk: 'component---not-found-page',
    data: { departments },
  })
}

/** One page for old links to jobs that are gone, and one for each redirect that a browser follows. */
export function createJobRedirectPages(
  site: SiteContent,
  redirects: readonly SiteRedirect[],
): PageSpec<'component---job-redirect-page'>[] {
  return [
    createHiddenPage(site, 'This role is no longer open', {
      path: JOB_REDIRECT_PATH,
      matchPath: `${JOB_REDIRECT_PATH}/:job_id`,
      chunk: 'component---job-redirect-page',
      data: { redirect: null },
    }),
    ...redirects
      .filter(({ redirectInBrowser }) => redirectInBrowser)
      .map(({ fromPath, toPath, isPermanent, ignoreCase, redirectInBrowser }) =>
        createHiddenPage(site, 'This page has moved', {
          path: fromPath,
          chunk: 'component---job-redirect-page',
          data: { redirect: { fromPath, toPath, isPermanent, ignoreCase, redirectInBrowser } },
        }),
      ),
  ]
}

export function createPreviewPage(site: SiteContent): PageSpec<'component---preview-page'> {
  const chunk = 'component---preview-page'
  return createHiddenPage(site, 'Preview', { path: PREVIEW_PATH, chunk, data: {} })
}

export function createOfflineShellPage(
  site: SiteContent,
): PageSpec<'component---offline-shell-page'> {
  const chunk = 'component---offline-shell-page'
  return createHiddenPage(site, 'You are offline', { path: OFFLINE_SHELL_PATH, chunk, data: {} })
}

/** A page without a document, which must not be indexed. */
function createHiddenPage<Name extends ComponentChunkName>(
  site: SiteContent,
  title: string,
  spec: Omit<PageSpec<Name>, 'head'>,
): PageSpec<Name> {
  const head = { title, description: null, canonicalPath: null, robots: NO_INDEX }
  return { ...spec, head: createHead(head, site) }
}
