import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { BrowserHistory } from '../navigation/browser-history.js'
import { createNavigator, type Navigator } from '../navigation/navigator.js'
import type { ExchangeableLoader } from '../navigation/exchangeable-loader.js'
import type { TemplateRegistry } from '../navigation/page-resources.js'
import { toHref, toPageLocation } from '../navigation/page-url.js'
import type { PageView } from '../navigation/page-view.js'
import type { ResolvedPage } from '../navigation/resolve-page.js'
import { createScrollPositions } from '../navigation/scroll-positions.js'
import { createArrivals } from './arrivals.js'
import { connection, createBrowserPrefetcher } from './browser-prefetcher.js'
import { fadeOut } from './fade-out.js'
import { keepVisitedPages } from './keep-visited-pages.js'
import { PageRouter } from './page-router.js'
import { registerServiceWorker } from './register-service-worker.js'
import { watchLinks } from './watch-links.js'
import { watchPreview } from './watch-preview.js'

export interface RunPageOptions {
  first: ResolvedPage & { kind: 'page' }
  /** Whether the document holds the markup of the first page. */
  matchesMarkup: boolean
  buildHash: string
  loader: ExchangeableLoader
  history: BrowserHistory
  onCrash: () => void
  templates: TemplateRegistry
}

/** Draws the first page, and answers to links, Back and Forward from then on. */
export function runPage(root: HTMLElement, options: RunPageOptions): void {
  const { matchesMarkup, loader, history, buildHash } = options
  history.replace(toHref(toPageLocation(options.first.url)))
  const first = toFirstView(options)
  const visited = [first]
  const prefetcher = createBrowserPrefetcher(loader)
  const navigator = createNavigator({
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
    onLeave: () => arrivals.leave(),
    first,
  })
  const arrivals = createArrivals({
    window,
    history,
    positions: createScrollPositions(() => window.sessionStorage),
    getView: navigator.getView,
  })

  const navigate: Navigator['navigate'] = (to, how) => {
    arrivals.setOff()
    return navigator.navigate(to, how)
  }
  const onReady = () => {
    if (!matchesMarkup) arrivals.arrive(first)
    watchLinks({ document, navigate, prefetcher, onFollow: arrivals.follow })
    window.addEventListener('popstate', () => {
      arrivals.setOff()
      void navigator.followHistory()
    })
  }
  const onArrival = (view: PageView) => {
    visited.push(view)
    arrivals.arrive(view)
  }

  watchPreview({ templates: options.templates, loader, history, navigator, navigate })
  draw(
    root,
    <PageRouter {...{ navigator, navigate, prefetch: prefetcher.whenSeen, onReady, onArrival }} />,
    options,
  )
}

function toFirstView({ first: { resources, url }, history }: RunPageOptions): PageView {
  const [location, entryKey] = [toPageLocation(url), history.entryKey()]
  return { resources, location, entryKey, transition: 'none', slow: null, arrival: null }
}

function draw(root: HTMLElement, page: ReactNode, { matchesMarkup, onCrash }: RunPageOptions) {
  const errors: RootOptions = {
    onUncaughtError: (error) => {
      console.error(error)
      onCrash()
    },
    onRecoverableError: (error) => {
      // The HTML and the data were of different releases; React has drawn the page anew.
      console.warn(error)
    },
  }
  if (matchesMarkup) {
    hydrateRoot(root, page, errors)
    return
  }
  root.replaceChildren()
  createRoot(root, errors).render(page)
}

function startTimer(ms: number, notify: () => void): () => void {
  const timer = setTimeout(notify, ms)
  return () => clearTimeout(timer)
}
