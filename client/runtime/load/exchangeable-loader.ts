import type { PageLoader } from './page-loader.js'

/** A page loader that can be replaced, for example by that of a preview's drafts. */
export interface ExchangeableLoader extends PageLoader {
  /** Null restores the first one. */
  use: (other: PageLoader | null) => void
}

export function createExchangeableLoader(first: PageLoader): ExchangeableLoader {
  let current = first

  /** Loads again what was loading when the loader was replaced. */
  async function fromCurrent<Result>(
    load: (loader: PageLoader) => Promise<Result>,
  ): Promise<Result> {
    const loader = current
    const result = await load(loader)
    return loader === current ? result : fromCurrent(load)
  }

  return {
    use: (other) => (current = other ?? first),
    loadPage: (path) => fromCurrent((loader) => loader.loadPage(path)),
    prefetchData: (path) => current.prefetchData(path),
    prefetchPage: (path) => current.prefetchPage(path),
    loadPageData: (path) => fromCurrent((loader) => loader.loadPageData(path)),
    loadQuery: (name) => fromCurrent((loader) => loader.loadQuery(name)),
    findRedirect: (path) => fromCurrent((loader) => loader.findRedirect(path)),
  }
}
