import type { ComponentChunkName, TemplateData } from '../shared/page-data/page-views.js'
import type { Template } from '../runtime/load/page-resources.js'

type Templates = {
  [Name in ComponentChunkName]: () => Promise<Template<TemplateData[Name]>>
}

/**
 * The template of each page kind, in a chunk of its own. The large ones are memoized, because the
 * frame around them renders again right after hydration.
 */
export const templates: Templates = {
  'component---index-page': async () => (await import('./index-page.js')).IndexPage,
  'component---job-page': async () => (await import('./job-page.js')).JobPage,
  'component---closed-job-page': async () => (await import('./closed-job-page.js')).ClosedJobPage,
  'component---job-redirect-page': async () =>
    (await import('./job-redirect-page.js')).JobRedirectPage,
  'component---landing-page': async () => (await import('./landing-page.js')).LandingPage,
  'component---directory-page': async () => (await import('./directory-page.js')).DirectoryPage,
  'component---generic-page': async () => (await import('./generic-page.js')).GenericPage,
  'component---not-found-page': async () => (await import('./not-found-page.js')).NotFoundPage,
  'component---preview-page': async () => (await import('./preview-page.js')).PreviewPage,
  'component---offline-shell-page': async () =>
    (await import('./offline-shell-page.js')).OfflineShellPage,
  'component---saved-page': async () => (await import('./saved-page.js')).SavedPage,
}
