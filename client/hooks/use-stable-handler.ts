import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for all renders, which calls the newest handler: for events of memoized components. */
export function useStableHandler<Values extends unknown[]>(
  handler: (...values: Values) => void,
): (...values: Values) => void {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...values) => newest.current(...values), [])
}
