import type { BrowserHistory } from '../navigation/browser-history.js'
import type { Navigation } from '../navigation/navigation-context.js'
import { createNavigator } from '../navigation/navigator.js'
import type { ExchangeableLoader } from '../navigation/exchangeable-loader.js'
import type { TemplateRegistry } from '../navigation/page-resources.js'
import { toHref } from '../navigation/page-url.js'
import type { PageView } from '../navigation/page-view.js'
import { createScrollPositions } from '../navigation/scroll-positions.js'
import type { ShownPage } from '../navigation/shown-page.js'
import { createArrivals } from './arrivals.js'
import { connection, createBrowserPrefetcher } from './browser-prefetcher.js'
import { fadeOut } from './fade-out.js'
import { keepVisitedPages } from './keep-visited-pages.js'
import { registerServiceWorker } from './register-service-worker.js'
import { watchForms } from './watch-forms.js'
import { watchLinks } from './watch-links.js'
import { watchPreview } from './watch-preview.js'

export interface StartNavigationOptions {
  shown: ShownPage
  loader: ExchangeableLoader
  history: BrowserHistory
  /** Hash of the browser code that runs in this tab. */
  buildHash: string
  templates: TemplateRegistry
}

export interface RunningNavigation extends Pick<Navigation, 'navigate' | 'prefetch'> {
  /** To be called once for every arrival, when what it shows is in the document. */
  arrive: (view: PageView) => void
  isNavigating: () => boolean
}

/** Answers to links, forms, Back and Forward from now on. */
export function startNavigation(options: StartNavigationOptions): RunningNavigation {
  const { shown, loader, history, buildHash, templates } = options
  const visited = [shown.get()]
  const arrivals = createArrivals({
    window,
    history,
    positions: createScrollPositions(() => window.sessionStorage),
    getView: shown.get,
  })
  const navigator = createNavigator({
    shown,
    loader,
    history,
    buildHash,
    isUpdateReady: registerServiceWorker({
      container: window.navigator.serviceWorker,
      location: window.location,
      console,
      onFirstActive: () => void keepVisitedPages(visited, connection()),
    }),
    fadeOut,
    delay: startTimer,
    onLeave: arrivals.leave,
    watchUnload,
  })
  const prefetcher = createBrowserPrefetcher(loader)
  const navigate: Navigation['navigate'] = (to, how) => {
    arrivals.setOff()
    return navigator.navigate(to, how)
  }

  if (shown.get().resources.keepsMarkup) arrivals.begin()
  else arrivals.arrive(shown.get())
  watchLinks({ document, navigate, prefetcher, onFollow: arrivals.follow })
  watchForms({ document, navigate })
  window.addEventListener('popstate', () => {
    arrivals.setOff()
    void navigator.followHistory()
  })
  window.addEventListener('pageshow', navigator.resume)
  if (toHref(history.url()) !== toHref(shown.get().location)) void navigator.followHistory()
  watchPreview({ templates, loader, history, shown, refresh: navigator.refresh, navigate })
  return {
    navigate,
    prefetch: prefetcher.whenSeen,
    isNavigating: navigator.isNavigating,
    arrive: (view) => {
      visited.push(view)
      arrivals.arrive(view)
    },
  }
}

function startTimer(ms: number, notify: () => void): () => void {
  const timer = setTimeout(notify, ms)
  return () => clearTimeout(timer)
}

/** For as long as it matters: where one listens, some browsers keep no page to come back to. */
function watchUnload(notify: () => void): () => void {
  window.addEventListener('beforeunload', notify)
  return () => window.removeEventListener('beforeunload', notify)
}
