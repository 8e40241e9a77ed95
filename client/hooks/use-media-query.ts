import { useCallback } from 'react'
import { useBrowserValue } from './use-browser-value.js'

/** False in the first render, which must equal the server's. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useBrowserValue(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
