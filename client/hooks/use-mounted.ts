import { useBrowserValue } from './use-browser-value.js'

/** False in the first render, which must equal the server's; true from then on. */
export function useMounted(): boolean {
  return useBrowserValue(subscribe, isMounted, isOnServer)
}

const subscribe = () => () => {}
const isMounted = () => true
const isOnServer = () => false
