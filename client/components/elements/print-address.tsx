import { useBrowserValue } from '../../hooks/use-browser-value.js'

/** For print; only the browser knows the host. */
export function PrintAddress({ path }: { path: string }) {
  const origin = useBrowserValue(subscribe, readOrigin, readNothing)
  return <p className="print-address">{`${origin}${path}`}</p>
}

const subscribe = () => () => {}
const readOrigin = () => window.location.origin
const readNothing = () => ''
