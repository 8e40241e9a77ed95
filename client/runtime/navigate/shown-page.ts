import type { PageView } from './page-view.js'

/** What the browser shows, between the navigation that changes it and the components that draw it. */
export interface ShownPage {
  get: () => PageView
  change: (change: Partial<PageView>) => void
  /** The returned function ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

export function createShownPage(first: PageView): ShownPage {
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
