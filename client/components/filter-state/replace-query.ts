/**
 * Changes the query string of the current page without a navigation. The entry keeps its state, in
 * which the browser runtime knows it again; the fragment goes, for it named a place in another list.
 */
export function replaceQuery(search: string): void {
  history.replaceState(history.state, '', location.pathname + search)
}

/** As `replaceQuery`, as a new history entry with no state of its own yet, so that Back undoes it. */
export function pushQuery(search: string): void {
  history.pushState(null, '', location.pathname + search)
}
