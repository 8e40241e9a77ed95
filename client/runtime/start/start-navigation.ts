import { whenIdle } from '../../hooks/when-idle.js'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { staticQueryHash } from '../../shared/page-data/static-query-hash.js'
import type { Navigation } from '../address/navigation-context.js'
import { withSourceParams } from '../address/with-source-params.js'
import { watchForms } from '../links/watch-forms.js'
import { watchLinks } from '../links/watch-links.js'
import { connection, createPrefetcher } from '../load/prefetcher.js'
import type { CurrentPage } from '../navigate/current-page.js'
import { watchApply } from '../measure/watch-apply.js'
import { watchSavedRoles } from '../saved/save-slots.js'
import { createLateNavigation, type LateNavigationOptions } from './late-navigation.js'

/** Delay in ms in browsers without idle callbacks. */
const IDLE_MS = 200

export interface RunningNavigation extends Pick<Navigation, 'navigate' | 'prefetch'> {
  isNavigating: () => boolean
}

/** From now on links, forms, Back and Forward are client navigations. */
export function startNavigation(options: LateNavigationOptions): RunningNavigation {
  const { navigate, onFollow, isNavigating } = createLateNavigation(options)
  const prefetcher = createPrefetcher({
    loader: options.loader,
    connection,
    whenIdle: (task) => whenIdle(task, IDLE_MS),
    currentPath: () => window.location.pathname,
  })
  const withSource = (url: string) =>
    withSourceParams(url, window.location.search, readSite(options.current).sourceParams)
  watchLinks({ document, navigate, prefetcher, onFollow, withSource })
  watchForms({ document, navigate: (to) => navigate(withSource(to)) })
  watchSavedRoles(window)
  watchApply(document)
  return { navigate, prefetch: prefetcher.onVisible, isNavigating }
}

function readSite(current: CurrentPage): Partial<SiteData> {
  const { staticQueryResults } = current.get().resources
  return staticQueryResults[staticQueryHash('site')] ?? {}
}
