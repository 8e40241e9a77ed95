import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { BrowserHistory } from '../navigation/browser-history.js'
import type { ExchangeableLoader } from '../navigation/exchangeable-loader.js'
import type { TemplateRegistry } from '../navigation/page-resources.js'
import { toHref, toPageLocation } from '../navigation/page-url.js'
import type { PageView } from '../navigation/page-view.js'
import type { ResolvedPage } from '../navigation/resolve-page.js'
import { createShownPage } from '../navigation/shown-page.js'
import { createLateNavigation, type LateNavigation } from './late-navigation.js'
import { PageRouter } from './page-router.js'

export interface RunPageOptions {
  first: ResolvedPage & { kind: 'page' }
  buildHash: string
  loader: ExchangeableLoader
  history: BrowserHistory
  onCrash: () => void
  templates: TemplateRegistry
}

/**
 * Draws the first page. Navigation is fetched and started when that has come to life; until then links
 * and forms are the browser's, and they stay so if its code is gone.
 */
export function runPage(root: HTMLElement, options: RunPageOptions): LateNavigation {
  const { first, history } = options
  history.replace(toHref(toPageLocation(first.url)))
  const shown = createShownPage(toFirstView(options))
  const navigation = createLateNavigation(async () => {
    const { startNavigation } = await import('./start-navigation.js')
    return startNavigation({ ...options, shown })
  }, history.hardLoad)
  const { start, navigate, prefetch, arrive } = navigation
  const onReady = () => void start()
  draw(root, <PageRouter {...{ shown, navigate, prefetch, arrive, onReady }} />, options)
  return navigation
}

function toFirstView({ first: { resources, url }, history }: RunPageOptions): PageView {
  const [location, entryKey] = [toPageLocation(url), history.entryKey()]
  return { resources, location, entryKey, transition: 'none', slow: null, arrival: null }
}

function draw(root: HTMLElement, page: ReactNode, { first, onCrash }: RunPageOptions) {
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
  if (first.resources.keepsMarkup) {
    hydrateRoot(root, page, errors)
    return
  }
  root.replaceChildren()
  createRoot(root, errors).render(page)
}
