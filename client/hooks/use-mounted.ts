import { useSyncExternalStore } from 'react'

/** False in the first render, which must equal the server's; true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(subscribe, isMounted, isOnServer)
}

const subscribe = () => () => {}
const isMounted = () => true
const isOnServer = () => false
