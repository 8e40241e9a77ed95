import { useEffect } from 'react'
import { sendBeacon } from '../../runtime/measure/beacon.js'

/** In ms: by then the visitor has finished typing. */
const SETTLED_MS = 2_000
const LONGEST = 100

const counted = new Set<string>()

/** Counts a text that no role has, once a visit. Null counts nothing. */
export function useVainSearch(text: string | null): void {
  useEffect(() => {
    const search = text?.trim().toLowerCase().slice(0, LONGEST) ?? ''
    if (search === '' || counted.has(search)) return
    const timer = setTimeout(() => {
      counted.add(search)
      sendBeacon('search', search)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
}
