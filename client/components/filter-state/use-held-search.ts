import { useLayoutEffect } from 'react'

/**
 * Ends the time in which a search in the address hides the list that the server has sent, which is not
 * its answer; `client/starter/hold-search.ts` begins it.
 */
export function useHeldSearch(isAnswered: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isAnswered && dataset.search !== undefined) dataset.search = 'answered'
  }, [isAnswered])
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.search
    },
    [],
  )
}
