import { useSyncExternalStore } from 'react'
import { normalizePagePath } from '../../shared/page-paths.js'

/**
 * The query string of the address bar, which knows of filters before any navigation does. Null on
 * the server, in the first render, and while the address already is that of a page still to come.
 */
export function useAddressQuery(pathname: string): string | null {
  const read = () => {
    const isHere = normalizePagePath(window.location.pathname) === normalizePagePath(pathname)
    return isHere ? window.location.search : null
  }
  return useSyncExternalStore(subscribe, read, () => null)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}
