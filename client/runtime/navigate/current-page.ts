import type { PageState } from './page-state.js'

/** What the browser shows, between the navigation that changes it and the components that draw it. */
export interface CurrentPage {
  get: () => PageState
  change: (change: Partial<PageState>) => void
  /** The returned function ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

export function createCurrentPage(first: PageState): CurrentPage {
  const listeners = new Set<() => void>()
  let view = first
  return {
    get: () => view,
    change: (change) => {
      view = { ...view, ...change }
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
