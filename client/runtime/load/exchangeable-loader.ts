import type { PageLoader } from './page-loader.js'

/** A loader whose pages can come from elsewhere for a while: from an editor's drafts. */
export interface ExchangeableLoader extends PageLoader {
  /** Null brings the first one back. */
  use: (other: PageLoader | null) => void
}

export function createExchangeableLoader(first: PageLoader): ExchangeableLoader {
  let current = first

  /** What was on its way when the source changed is of the wrong one. */
  async function fromCurrent<Result>(
    ask: (loader: PageLoader) => Promise<Result>,
  ): Promise<Result> {
    const asked = current
    const result = await ask(asked)
    return asked === current ? result : fromCurrent(ask)
  }

  return {
    use: (other) => (current = other ?? first),
    loadPage: (path) => fromCurrent((loader) => loader.loadPage(path)),
    prefetchData: (path) => current.prefetchData(path),
    prefetchPage: (path) => current.prefetchPage(path),
    findRedirect: (path) => fromCurrent((loader) => loader.findRedirect(path)),
  }
}
