import { useBrowserValue } from '../../hooks/use-browser-value.js'
import { writeHistory } from '../../runtime/address/browser-history.js'
import { normalizePagePath } from '../../shared/addresses/page-paths.js'

/**
 * The query string of the address bar, which changes before any navigation is complete. Null on the
 * server, in the first render, and while the address is already that of the next page.
 */
export function useAddressQuery(pathname: string): string | null {
  const read = () => (isAddress(pathname) ? window.location.search : null)
  return useBrowserValue(subscribe, read, () => null)
}

/** Whether the address bar has a page's path. */
export function isAddress(pathname: string): boolean {
  return normalizePagePath(window.location.pathname) === normalizePagePath(pathname)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

/**
 * Changes the query string without a navigation, unless the browser refuses. The entry keeps its state,
 * by which the browser runtime recognizes it, and loses its fragment, which named a position in another list.
 */
export function replaceQuery(search: string): void {
  writeHistory(history, 'replaceState', history.state, withQuery(search))
}

/** As `replaceQuery`, in a new history entry, so that Back undoes it. */
export function pushQuery(search: string): void {
  writeHistory(history, 'pushState', null, withQuery(search))
}

/** The whole address: alone, a path that begins with two slashes would be another site's. */
function withQuery(search: string): string {
  const url = new URL(location.href)
  url.search = search
  url.hash = ''
  return url.href
}
