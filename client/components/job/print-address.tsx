import { useSyncExternalStore } from 'react'

/** The absolute URL of the page, shown in print only; the host is known only in the browser. */
export function PrintAddress({ path }: { path: string }) {
  const origin = useSyncExternalStore(subscribe, readOrigin, readNothing)
  return <p className="print-address">{`${origin}${path}`}</p>
}

const subscribe = () => () => {}
const readOrigin = () => window.location.origin
const readNothing = () => ''
