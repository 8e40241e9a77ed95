import { startTransition, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { BrowserHistory } from '../address/browser-history.js'
import type { ExchangeableLoader } from '../load/exchangeable-loader.js'
import type { TemplateRegistry } from '../load/page-resources.js'
import { toHref, toPageLocation } from '../address/page-url.js'
import type { AppProps, PageState } from '../navigate/page-state.js'
import type { ResolvedPage } from '../load/resolve-page.js'
import { createCurrentPage } from '../navigate/current-page.js'
import type { LoadPreview } from './watch-preview.js'
import { PageRouter } from './page-router.js'
import { markHydrated } from './bootstrap-data.js'
import { startNavigation, type RunningNavigation } from './start-navigation.js'

export interface RunPageOptions {
  /** What the document was loaded for. */
  address: URL
  first: ResolvedPage & { kind: 'page' }
  buildHash: string
  loader: ExchangeableLoader
  history: BrowserHistory
  onCrash: () => void
  templates: TemplateRegistry
  App: ComponentType<AppProps>
  loadPreview: LoadPreview
}

/**
 * Draws the first page, and starts navigation when that has come to life; until then links and forms
 * are the browser's. The returned function answers whether the visitor is on the way to another page.
 */
export function runPage(root: HTMLElement, options: RunPageOptions): () => boolean {
  const { first, history } = options
  // A visitor who has pressed Back meanwhile is followed when navigation starts.
  if (history.url().href === options.address.href) history.replace(toHref(first.url))
  const shown = createCurrentPage(toFirstView(options))
  let running: RunningNavigation | null = null
  // Outside of React, which takes a page away whose effect fails.
  const start = () => {
    running = startNavigation({ ...options, shown })
    markHydrated(root)
  }
  const page = (
    <PageRouter
      App={options.App}
      shown={shown}
      navigate={async (to, how) => (running ? running.navigate(to, how) : history.hardLoad(to))}
      prefetch={(to) => running?.prefetch(to)}
      arrive={(view) => running?.arrive(view)}
      onReady={() => queueMicrotask(start)}
    />
  )
  render(root, page, options)
  return () => running?.isNavigating() ?? false
}

function toFirstView({ first: { resources, url }, history }: RunPageOptions): PageState {
  const [location, entryKey] = [toPageLocation(url), history.entryKey()]
  return { resources, location, entryKey, transition: 'none', slow: null, arrival: null }
}

function render(root: HTMLElement, page: ReactNode, { first, onCrash }: RunPageOptions) {
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
  if (first.resources.isServerRendered) {
    // In slices, so that a visitor's first touch is not kept waiting.
    startTransition(() => void hydrateRoot(root, page, errors))
    return
  }
  root.replaceChildren()
  createRoot(root, errors).render(page)
}
