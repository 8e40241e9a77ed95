import { onInterest } from '../../hooks/on-interest.js'
import { whenIdle } from '../../hooks/when-idle.js'
import { FADE_DELAY_MS } from '../../shared/constants/constants.js'
import { attempt } from '../../shared/lib/attempt.js'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { staticQueryHash } from '../../shared/page-data/static-query-hash.js'
import type { BrowserHistory } from '../address/browser-history.js'
import type { Navigation } from '../address/navigation-context.js'
import { isAt } from '../address/page-url.js'
import { withSourceParams } from '../address/with-source-params.js'
import { watchForms } from '../links/watch-forms.js'
import { watchLinks } from '../links/watch-links.js'
import type { PageLoader } from '../load/page-loader.js'
import type { TemplateRegistry } from '../load/page-resources.js'
import { createPrefetcher, type Connection } from '../load/prefetcher.js'
import type { CurrentPage } from '../navigate/current-page.js'
import { createNavigator } from '../navigate/navigator.js'
import { createPageTransitions } from '../navigate/page-transitions.js'
import { createScrollPositions } from '../navigate/scroll-positions.js'
import { keepVisitedPages } from '../offline/keep-visited-pages.js'
import { registerServiceWorker } from '../offline/register-service-worker.js'
import { watchSavedRoles } from '../saved/save-slots.js'
import { watchPreview, type LoadPreview } from './watch-preview.js'

/** Delay in ms in browsers without idle callbacks. */
const IDLE_MS = 200

export interface StartNavigationOptions {
  current: CurrentPage
  loader: PageLoader
  history: BrowserHistory
  /** Hash of the browser code that runs in this tab. */
  buildHash: string
  /** Called before the full page load of a page of another build. */
  beforeOtherBuild: (url: URL) => void
  mayReload: (url: URL) => boolean
  templates: TemplateRegistry
  loadPreview: LoadPreview
}

export interface RunningNavigation extends Pick<Navigation, 'navigate' | 'prefetch'> {
  isNavigating: () => boolean
}

/** From now on links, forms, Back and Forward are client navigations. */
export function startNavigation(options: StartNavigationOptions): RunningNavigation {
  const { current, loader, history } = options
  const positions = createScrollPositions(() => window.sessionStorage)
  const transitions = createPageTransitions({ history, positions, current })
  let isUpdateReady = () => false
  const navigator = createNavigator({
    ...options,
    ...transitions,
    isUpdateReady: () => isUpdateReady(),
    fadeOut,
    delay,
    watchUnload,
  })
  const { navigate, followHistory, isNavigating } = navigator
  const prefetcher = createPrefetcher({
    loader,
    connection,
    whenIdle: (task) => whenIdle(task, IDLE_MS),
    currentPath: () => window.location.pathname,
  })

  const follow: typeof navigate = (to, how) => {
    const { sourceParams } = readSite(current)
    return navigate(withSourceParams(to, window.location.search, sourceParams), how)
  }
  watchLinks({ document, navigate: follow, prefetcher, ...transitions })
  watchForms({ document, navigate: follow })
  watchSavedRoles(window)
  window.addEventListener('popstate', () => void followHistory())
  window.addEventListener('pageshow', ({ persisted }) => persisted && navigator.resume())
  if (!isAt(history.url(), current.get().location)) void followHistory()
  watchPreview({ ...options, ...navigator })
  // Last: some browsers forbid to read it, and some to use it.
  attempt(() => {
    isUpdateReady = registerServiceWorker({
      container: window.navigator.serviceWorker,
      location: window.location,
      console,
      whenInterested: onInterest,
      onFirstControlled: keepVisitedPages(current, connection),
    })
  })
  return { navigate, prefetch: prefetcher.onVisible, isNavigating }
}

function readSite(current: CurrentPage): Partial<SiteData> {
  const { staticQueryResults } = current.get().resources
  return staticQueryResults[staticQueryHash('site')] ?? {}
}

function delay(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

/** A permanent beforeunload listener disables the bfcache in some browsers. */
function watchUnload(callback: () => void): () => void {
  window.addEventListener('beforeunload', callback)
  return () => window.removeEventListener('beforeunload', callback)
}

/** Only Chromium has the Network Information API. */
function connection(): Connection | undefined {
  return (window.navigator as Navigator & { connection?: Connection }).connection
}

/** Resolves when the outgoing page has faded, at once for visitors who prefer reduced motion. */
function fadeOut(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, FADE_DELAY_MS))
}
