import type { BrowserHistory } from '../address/browser-history.js'

/**
 * For a document that stays without navigation: Back and Forward among entries that share it change
 * the address alone, so each is made a full load.
 */
export function followByLoads(window: Window, history: BrowserHistory, shown: URL): void {
  const follow = () => {
    const { pathname, search } = history.url()
    if (pathname !== shown.pathname || search !== shown.search) window.location.reload()
  }
  follow()
  window.addEventListener('popstate', follow)
}
