/** The heading of the results, target of links and of the focus. */
export function resultsId(idPrefix: string): string {
  return `${idPrefix}results`
}

/** The control that opens the filters on small screens, with and without script. */
export function filtersId(idPrefix: string): string {
  return `${idPrefix}filters`
}
