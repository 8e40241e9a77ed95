import { createContext, useContext, useSyncExternalStore } from 'react'

/** True while the page is as the server has rendered it. */
export const HydratingContext = createContext(false)

/**
 * What only the browser knows; on the server and in the first render of its page, `onServer()`. Then all
 * such values come in one transition, which React renders in slices: by `useSyncExternalStore` alone they
 * would in one long task.
 */
export function useBrowserValue<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  onServer: () => Value,
): Value {
  const isHydrating = useContext(HydratingContext)
  return useSyncExternalStore(subscribe, isHydrating ? onServer : read, onServer)
}
