import { useSyncExternalStore } from 'react'

/** The page's address, for paper only; the host is known once the page is in a browser. */
export function PrintAddress({ path }: { path: string }) {
  const origin = useSyncExternalStore(subscribe, readOrigin, readNothing)
  return <p className="print-address">{`${origin}${path}`}</p>
}

const subscribe = () => () => {}
const readOrigin = () => window.location.origin
const readNothing = () => ''
