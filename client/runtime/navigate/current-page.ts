import type { PageState } from './page-state.js'

/** Written by the navigator, rendered by React. */
export interface CurrentPage {
  get: () => PageState
  change: (change: Partial<PageState>) => void
  /** The returned function ends the subscription. */
  subscribe: (listener: () => void) => () => void
  /** To be called once for each arrival, when its page is in the document. */
  rendered: (page: PageState) => void
  onRendered: (listener: (page: PageState) => void) => void
  /** To be called after `rendered`, when the effects of the page's components have run. */
  settled: (page: PageState) => void
  onSettled: (listener: (page: PageState) => void) => void
}

export function createCurrentPage(first: PageState): CurrentPage {
  const listeners = new Set<() => void>()
  const renderListeners: ((page: PageState) => void)[] = []
  const settleListeners: ((page: PageState) => void)[] = []
  let page = first
  return {
    get: () => page,
    change: (change) => {
      page = { ...page, ...change }
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    rendered: (page) => renderListeners.forEach((listener) => listener(page)),
    onRendered: (listener) => renderListeners.push(listener),
    settled: (page) => settleListeners.forEach((listener) => listener(page)),
    onSettled: (listener) => settleListeners.push(listener),
  }
}
