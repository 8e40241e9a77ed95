import * as words from '#words/content.js'
import type { PageHead } from '../../shared/page-data/page-data.js'
import type { NotFoundPageData } from '../../shared/page-data/page-views.js'
import {
  JOB_REDIRECT_PATH,
  NOT_FOUND_PATH,
  OFFLINE_SHELL_PATH,
  PREVIEW_PATH,
  SAVED_PATH,
} from '../../shared/addresses/page-paths.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import type { SiteRedirect } from '../site/site.js'
import type { SiteContent } from '../site/site-content.js'
import { toListedRows } from '../views/listed-rows.js'
import { toDepartmentLinks } from '../views/listing-view.js'
import { createHead, NO_INDEX } from './page-head.js'
import type { PageSpec } from './page-spec.js'

export function createNotFoundPage(site: SiteContent): PageSpec<'component---not-found-page'> {
  const departments = toDepartmentLinks(toListedRows(site), site)
  return {
    path: NOT_FOUND_PATH,
    chunk: 'component---not-found-page',
    data: keepNotFoundData(site.settings, { departments }),
    head: createHiddenHead(words.pageNotFound, site),
  }
}

const keepNotFoundData = memoizeLatest((_settings: object, data: NotFoundPageData) => data)

/** One page for old links to jobs that are gone, and one for each redirect that a browser follows. */
export function createJobRedirectPages(
  site: SiteContent,
  redirects: readonly SiteRedirect[],
): PageSpec<'component---job-redirect-page'>[] {
  const head = createHiddenHead(words.pageMoved, site)
  return [
    {
      path: JOB_REDIRECT_PATH,
      matchPath: `${JOB_REDIRECT_PATH}/:job_id`,
      chunk: 'component---job-redirect-page',
      data: NO_REDIRECT,
      head: createHiddenHead(words.roleNotOpen, site),
    },
    ...redirects
      .filter(({ redirectInBrowser }) => redirectInBrowser)
      .map((redirect) => createRedirectPage(redirect, head)),
  ]
}

const createRedirectPage = memoizeLatest(
  (redirect: SiteRedirect, head: PageHead): PageSpec<'component---job-redirect-page'> => {
    const { fromPath, toPath, isPermanent, ignoreCase, redirectInBrowser } = redirect
    return {
      path: fromPath,
      chunk: 'component---job-redirect-page',
      data: { redirect: { fromPath, toPath, isPermanent, ignoreCase, redirectInBrowser } },
      head,
    }
  },
)

export function createPreviewPage(site: SiteContent): PageSpec<'component---preview-page'> {
  return {
    path: PREVIEW_PATH,
    chunk: 'component---preview-page',
    data: PREVIEW_DATA,
    head: createHiddenHead('Preview', site),
  }
}

export function createOfflineShellPage(
  site: SiteContent,
): PageSpec<'component---offline-shell-page'> {
  return {
    path: OFFLINE_SHELL_PATH,
    chunk: 'component---offline-shell-page',
    data: OFFLINE_DATA,
    head: createHiddenHead(words.youAreOffline, site),
  }
}

export function createSavedPage(site: SiteContent): PageSpec<'component---saved-page'> {
  return {
    path: SAVED_PATH,
    chunk: 'component---saved-page',
    data: SAVED_DATA,
    head: createHiddenHead(words.savedRoles, site),
  }
}

// Page data is kept from build to build by the object in `data`, so each of these is one for itself.
const NO_REDIRECT = { redirect: null }
const PREVIEW_DATA = {}
const OFFLINE_DATA = {}
const SAVED_DATA = {}

/** The head of a page without a document, which must not be indexed. */
function createHiddenHead(title: string, site: SiteContent): PageHead {
  const parts = { title, description: null, canonicalPath: null, robots: NO_INDEX }
  return createHead(parts, site)
}
