import type { BrowserHistory } from '../address/browser-history.js'

/**
 * The URL that the document was loaded for. After a reload, Back and Forward among the entries of one
 * document take effect at once, so the address bar may show another URL before any script runs.
 */
export function toDocumentAddress(current: URL): URL {
  const [load] = performance.getEntriesByType('navigation')
  if (!load) return current
  const { pathname, search } = new URL(load.name)
  return pathname === current.pathname && search === current.search ? current : new URL(load.name)
}

/**
 * For a document without client navigation: Back and Forward between its entries would change only
 * the address.
 */
export function reloadOnTraversal(history: BrowserHistory, loaded: URL): void {
  const reload = () => {
    const { pathname, search } = history.url()
    if (pathname !== loaded.pathname || search !== loaded.search) window.location.reload()
  }
  reload()
  window.addEventListener('popstate', reload)
}
