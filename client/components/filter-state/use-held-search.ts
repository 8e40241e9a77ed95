import { useLayoutEffect } from 'react'

/**
 * Marks a page whose list is narrowed or ordered: its hero is one line. For a search in the address
 * `client/starter/hold-search.ts` has done so, and the list that the server has sent, which is not the answer,
 * is hidden until then. What is in the window stays in its place.
 */
export function useHeldSearch(isSearch: boolean, isAnswered: boolean): void {
  useLayoutEffect(() => {
    if (!isAnswered) return
    const { dataset } = document.documentElement
    const isChange = isSearch !== (dataset.search !== undefined)
    const hero = isChange ? document.querySelector<HTMLElement>('.band--front') : null
    const height = hero?.offsetHeight ?? 0
    if (isSearch) dataset.search = 'answered'
    else delete dataset.search
    if (hero) window.scrollBy({ top: hero.offsetHeight - height, behavior: 'instant' })
  }, [isSearch, isAnswered])
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.search
    },
    [],
  )
}
