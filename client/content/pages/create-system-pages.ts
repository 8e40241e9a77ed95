import {
  JOB_REDIRECT_PATH,
  NOT_FOUND_PATH,
  OFFLINE_SHELL_PATH,
  PREVIEW_PATH,
} from '../../shared/page-paths.js'
import type { Redirect } from '../../shared/redirect.js'
import { toListedRows } from '../views/listed-rows.js'
import { toDepartmentLinks } from '../views/listing-view.js'
import type { PageSpec } from './page-spec.js'
import { createHead, NO_INDEX } from './page-head.js'
import type {
  EmptyPageData,
  JobRedirectPageData,
  NotFoundPageData,
} from '../../shared/page-data/page-views.js'
import type { SiteContent } from '../site/site-content.js'

/** The pages that are there whatever the content: not found, old job link, preview, offline shell. */
export function createSystemPages(
  site: SiteContent,
): PageSpec<NotFoundPageData | JobRedirectPageData | EmptyPageData>[] {
  return [
    {
      path: NOT_FOUND_PATH,
      chunk: 'component---not-found-page',
      data: { departments: toDepartmentLinks(toListedRows(site), site) },
      head: hiddenHead('Page not found', site),
    },
    {
      path: JOB_REDIRECT_PATH,
      matchPath: `${JOB_REDIRECT_PATH}/:job_id`,
      chunk: 'component---job-redirect-page',
      data: { redirect: null },
      head: hiddenHead('This role is no longer open', site),
    },
    {
      path: PREVIEW_PATH,
      chunk: 'component---preview-page',
      data: {},
      head: hiddenHead('Preview', site),
    },
    {
      path: OFFLINE_SHELL_PATH,
      chunk: 'component---offline-shell-page',
      data: {},
      head: hiddenHead('You are offline', site),
    },
  ]
}

/** The page that carries a redirect to a browser that asks for the old address. */
export function createRedirectPages(
  redirects: readonly Redirect[],
  site: SiteContent,
): PageSpec<JobRedirectPageData>[] {
  return redirects
    .filter(({ redirectInBrowser }) => redirectInBrowser)
    .map((redirect) => ({
      path: redirect.fromPath,
      chunk: 'component---job-redirect-page',
      data: { redirect },
      head: hiddenHead('This page has moved', site),
    }))
}

function hiddenHead(title: string, site: SiteContent) {
  return createHead({ title, description: null, canonicalPath: null, robots: NO_INDEX }, site)
}
