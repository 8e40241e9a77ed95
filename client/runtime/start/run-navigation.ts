import { FADE_DELAY_MS } from '../../shared/constants/constants.js'
import { attempt } from '../../shared/lib/attempt.js'
import type { BrowserHistory } from '../address/browser-history.js'
import { isAt } from '../address/page-url.js'
import type { PageLoader } from '../load/page-loader.js'
import type { TemplateRegistry } from '../load/page-resources.js'
import { connection } from '../load/prefetcher.js'
import type { CurrentPage } from '../navigate/current-page.js'
import { createNavigator, type Navigator } from '../navigate/navigator.js'
import { createPageTransitions, type PageTransitions } from '../navigate/page-transitions.js'
import { createScrollPositions } from '../navigate/scroll-positions.js'
import { keepVisitedPages } from '../offline/keep-visited-pages.js'
import { registerServiceWorker } from '../offline/register-service-worker.js'
import { watchPreview, type LoadPreview } from './watch-preview.js'

export interface NavigationOptions {
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
  /** Calls back once the visitor shows interest, or has. */
  whenInterested: (callback: () => void) => void
  /** Whether the document was loaded for a preview. */
  isPreview: boolean
  /** How far history entries were scrolled before this code came, in px, by their keys. */
  leftAt: ReadonlyMap<string, number>
}

export type LoadedNavigation = Pick<Navigator, 'navigate' | 'isNavigating'> &
  Pick<PageTransitions, 'onFollow'>

/** The part of navigation that no page needs until its visitor shows interest. */
export function runNavigation(options: NavigationOptions): LoadedNavigation {
  const { current, history, leftAt, whenInterested } = options
  const positions = createScrollPositions(() => window.sessionStorage)
  for (const [key, y] of leftAt) positions.save(key, { y, followed: null })
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
  const { followHistory, resume } = navigator

  window.addEventListener('popstate', () => void followHistory())
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume())
  if (!isAt(history.url(), current.get().location)) void followHistory()
  watchPreview({ ...options, ...navigator })
  // Last: some browsers forbid to read it, and some to use it.
  attempt(() => {
    isUpdateReady = registerServiceWorker({
      container: window.navigator.serviceWorker,
      location: window.location,
      console,
      whenInterested,
      onFirstControlled: keepVisitedPages(current, connection),
    })
  })
  return { ...navigator, ...transitions }
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

/** Resolves when the outgoing page has faded, at once for visitors who prefer reduced motion. */
function fadeOut(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, FADE_DELAY_MS))
}
