import type { BrowserHistory } from '../address/browser-history.js'
import type { Navigation } from '../address/navigation-context.js'
import { createNavigator } from '../navigate/navigator.js'
import type { ExchangeableLoader } from '../load/exchangeable-loader.js'
import type { TemplateRegistry } from '../load/page-resources.js'
import { toHref } from '../address/page-url.js'
import type { PageState } from '../navigate/page-state.js'
import { createScrollPositions } from '../navigate/scroll-positions.js'
import type { CurrentPage } from '../navigate/current-page.js'
import { createPageTransitions } from '../navigate/page-transitions.js'
import { connection, createBrowserPrefetcher } from '../links/browser-prefetcher.js'
import { fadeOut } from '../navigate/fade-out.js'
import { keepVisitedPages } from '../offline/keep-visited-pages.js'
import { registerServiceWorker } from '../offline/register-service-worker.js'
import { watchForms } from '../links/watch-forms.js'
import { watchLinks } from '../links/watch-links.js'
import { watchPreview, type LoadPreview } from './watch-preview.js'

export interface StartNavigationOptions {
  shown: CurrentPage
  loader: ExchangeableLoader
  history: BrowserHistory
  /** Hash of the browser code that runs in this tab. */
  buildHash: string
  templates: TemplateRegistry
  loadPreview: LoadPreview
}

export interface RunningNavigation extends Pick<Navigation, 'navigate' | 'prefetch'> {
  /** To be called once for every arrival, when what it shows is in the document. */
  arrive: (view: PageState) => void
  isNavigating: () => boolean
}

/** Answers to links, forms, Back and Forward from now on. */
export function startNavigation(options: StartNavigationOptions): RunningNavigation {
  const { shown, loader, history, buildHash, templates } = options
  const visited = [shown.get()]
  const transitions = createPageTransitions({
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
    onLeave: transitions.leave,
    watchUnload,
  })
  const prefetcher = createBrowserPrefetcher(loader)
  const navigate: Navigation['navigate'] = (to, how) => {
    transitions.setOff()
    return navigator.navigate(to, how)
  }

  if (shown.get().resources.isServerRendered) transitions.begin()
  else transitions.arrive(shown.get())
  watchLinks({ document, navigate, prefetcher, onFollow: transitions.follow })
  watchForms({ document, navigate })
  window.addEventListener('popstate', () => {
    transitions.setOff()
    void navigator.followHistory()
  })
  window.addEventListener('pageshow', navigator.resume)
  if (toHref(history.url()) !== toHref(shown.get().location)) void navigator.followHistory()
  const previewed = { templates, loader, history, shown, refresh: navigator.refresh, navigate }
  watchPreview(previewed, options.loadPreview)
  return {
    navigate,
    prefetch: prefetcher.whenSeen,
    isNavigating: navigator.isNavigating,
    arrive: (view) => {
      visited.push(view)
      transitions.arrive(view)
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
