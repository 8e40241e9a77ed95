import type { ComponentChunkName } from '../shared/page-data/component-chunk-names.js'
import type { Template } from '../runtime/load/page-resources.js'

/**
 * The registry of page kinds. Each template is a chunk of its own; large ones are memoized, because
 * the app around them renders again right after hydration.
 */
export const templates: Record<ComponentChunkName, () => Promise<Template>> = {
  'component---index-page': async () => (await import('./index-page.js')).IndexPage as Template,
  'component---job-page': async () => (await import('./job-page.js')).JobPage as Template,
  'component---closed-job-page': async () =>
    (await import('./closed-job-page.js')).ClosedJobPage as Template,
  'component---job-redirect-page': async () =>
    (await import('./job-redirect-page.js')).JobRedirectPage as Template,
  'component---landing-page': async () =>
    (await import('./landing-page.js')).LandingPage as Template,
  'component---generic-page': async () =>
    (await import('./generic-page.js')).GenericPage as Template,
  'component---not-found-page': async () =>
    (await import('./not-found-page.js')).NotFoundPage as Template,
  'component---preview-page': async () =>
    (await import('./preview-page.js')).PreviewPage as Template,
  'component---offline-shell-page': async () =>
    (await import('./offline-shell-page.js')).OfflineShellPage as Template,
}
