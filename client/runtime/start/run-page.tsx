import { startTransition, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { markCode } from '../../hooks/mark-code.js'
import { toPageLocation } from '../address/page-url.js'
import type { ResolvedPage } from '../load/resolve-page.js'
import { createCurrentPage } from '../navigate/current-page.js'
import type { AppProps, PageState } from '../navigate/page-state.js'
import { PageRouter } from './page-router.js'
import { markHydrated } from './bootstrap-data.js'
import {
  startNavigation,
  type RunningNavigation,
  type LateNavigationOptions,
} from './start-navigation.js'

export interface RunPageOptions extends Omit<LateNavigationOptions, 'current'> {
  /** The URL that the document was loaded for. */
  address: URL
  first: ResolvedPage & { kind: 'page' }
  onCrash: () => void
  App: ComponentType<AppProps>
}

/**
 * Navigation starts after hydration; until then the browser handles links and forms. The returned
 * function says whether another page is loading.
 */
export function runPage(root: HTMLElement, options: RunPageOptions): () => boolean {
  const { address, first, history, App } = options
  // If the visitor has pressed Back meanwhile, navigation follows when it starts.
  if (history.url().href === address.href) history.replace(first.url)
  const current = createCurrentPage(toFirstState(options))
  let running: RunningNavigation | null = null
  const start = () => {
    running = startNavigation({ ...options, current })
    markHydrated(root)
    markCode('hydrated')
  }
  const page = (
    <PageRouter
      App={App}
      current={current}
      navigate={async (to, how) =>
        running ? running.navigate(to, how) : history.hardLoad(new URL(to, history.url()))
      }
      prefetch={(to) => running?.prefetch(to)}
      loadPageData={options.loader.loadPageData}
      loadQuery={options.loader.loadQuery}
      // Outside React, which would unmount the page if this effect failed.
      onHydrated={() => queueMicrotask(start)}
    />
  )
  render(root, page, options)
  return () => running?.isNavigating() ?? false
}

function toFirstState({ first: { resources, url }, history }: RunPageOptions): PageState {
  const [location, entryKey] = [toPageLocation(url), history.entryKey()]
  return { resources, location, entryKey, transition: 'none', slow: null, arrival: null }
}

function render(root: HTMLElement, page: ReactNode, { first, onCrash }: RunPageOptions) {
  const errors: RootOptions = {
    onUncaughtError: (error) => {
      console.error(error)
      onCrash()
    },
    // HTML and data were of different releases; React has rendered the page again.
    onRecoverableError: (error) => console.warn(error),
  }
  if (first.resources.isServerRendered) {
    // As a transition React hydrates in slices, between which the browser can handle input.
    startTransition(() => void hydrateRoot(root, page, errors))
    return
  }
  root.replaceChildren()
  createRoot(root, errors).render(page)
}
