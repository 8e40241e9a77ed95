/** The id of the heading over a listing's results, the target of links and of the focus. */
export function resultsId(idPrefix: string): string {
  return `${idPrefix}results`
}

/** The id of what opens the filters on small screens, with and without script. */
export function filtersId(idPrefix: string): string {
  return `${idPrefix}filters`
}
