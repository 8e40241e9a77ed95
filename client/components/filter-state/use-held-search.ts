import { useLayoutEffect } from 'react'

/**
 * Marks a page whose list is narrowed or ordered: its hero is one line. For a search in the address
 * `client/starter/hold-search.ts` has done so, and the list that the server has sent, which is not the answer,
 * is hidden until then. What is in the window stays in its place.
 */
export function useHeldSearch(isSearch: boolean, isAnswered: boolean): void {
  useLayoutEffect(() => {
    if (!isAnswered) return
    const root = document.documentElement
    const height = !root.dataset.search === isSearch && root.scrollHeight
    if (isSearch) root.dataset.search = 'answered'
    else delete root.dataset.search
    if (height) window.scrollBy({ top: root.scrollHeight - height, behavior: 'instant' })
  }, [isSearch, isAnswered])
}
