import type { PageData } from '../../shared/page-data/page-data.js'
import type { ComponentChunkName } from '../../shared/page-data/page-views.js'
import type { SiteRedirect } from '../site/site.js'
import type { SiteContent } from '../site/site-content.js'
import { createClosedJobPages } from './create-closed-job-pages.js'
import { createDirectoryPages } from './create-directory-pages.js'
import { createGenericPages, createIndexPage } from './create-content-pages.js'
import { createJobPages } from './create-job-pages.js'
import { createLandingPages } from './create-landing-pages.js'
import {
  createJobRedirectPages,
  createNotFoundPage,
  createOfflineShellPage,
  createPreviewPage,
  createSavedPage,
} from './create-system-pages.js'
import { toPageData, type PageSpec } from './page-spec.js'
import { withUniqueHeads } from './unique-heads.js'

type PageCreators = {
  [Name in ComponentChunkName]: (
    site: SiteContent,
    redirects: readonly SiteRedirect[],
  ) => PageSpec<Name>[]
}

const CREATORS: PageCreators = {
  'component---index-page': (site) => [createIndexPage(site)],
  'component---job-page': createJobPages,
  'component---closed-job-page': createClosedJobPages,
  'component---landing-page': createLandingPages,
  'component---directory-page': createDirectoryPages,
  'component---generic-page': createGenericPages,
  'component---not-found-page': (site) => [createNotFoundPage(site)],
  'component---job-redirect-page': createJobRedirectPages,
  'component---preview-page': (site) => [createPreviewPage(site)],
  'component---offline-shell-page': (site) => [createOfflineShellPage(site)],
  'component---saved-page': (site) => [createSavedPage(site)],
}

export function createPages(
  site: SiteContent,
  redirects: readonly SiteRedirect[],
  buildHash: string,
): PageData[] {
  const specs = Object.values(CREATORS).flatMap((create): PageSpec[] => create(site, redirects))
  return withUniqueHeads(specs, site).map((spec) => toPageData(spec, site, buildHash))
}
