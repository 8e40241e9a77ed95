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
  return {
    path: NOT_FOUND_PATH,
    chunk: 'component---not-found-page',
    data: { departments: toDepartmentLinks(toListedRows(site), site) },
    head: createHiddenHead('Page not found', site),
  }
}

/** One page for old links to jobs that are gone, and one for each redirect that a browser follows. */
export function createJobRedirectPages(
  site: SiteContent,
  redirects: readonly SiteRedirect[],
): PageSpec<'component---job-redirect-page'>[] {
  const movedHead = createHiddenHead('This page has moved', site)
  const createMovedPage = ({
    fromPath,
    toPath,
    isPermanent,
    ignoreCase,
    redirectInBrowser,
  }: SiteRedirect): PageSpec<'component---job-redirect-page'> => ({
    path: fromPath,
    chunk: 'component---job-redirect-page',
    data: { redirect: { fromPath, toPath, isPermanent, ignoreCase, redirectInBrowser } },
    head: movedHead,
  })
  return [
    {
      path: JOB_REDIRECT_PATH,
      matchPath: `${JOB_REDIRECT_PATH}/:job_id`,
      chunk: 'component---job-redirect-page',
      data: { redirect: null },
      head: createHiddenHead('This role is no longer open', site),
    },
    ...redirects.filter(({ redirectInBrowser }) => redirectInBrowser).map(createMovedPage),
  ]
}

export function createPreviewPage(site: SiteContent): PageSpec<'component---preview-page'> {
  return {
    path: PREVIEW_PATH,
    chunk: 'component---preview-page',
    data: {},
    head: createHiddenHead('Preview', site),
  }
}

export function createOfflineShellPage(
  site: SiteContent,
): PageSpec<'component---offline-shell-page'> {
  return {
    path: OFFLINE_SHELL_PATH,
    chunk: 'component---offline-shell-page',
    data: {},
    head: createHiddenHead('You are offline', site),
  }
}

function createHiddenHead(title: string, site: SiteContent) {
  return createHead({ title, description: null, canonicalPath: null, robots: NO_INDEX }, site)
}
