/** Id of the results heading, which links lead to and which takes the focus. */
export function resultsId(idPrefix: string): string {
  return `${idPrefix}results`
}

/** Id of the control that opens the filters on small screens; it works without JavaScript too. */
export function filtersId(idPrefix: string): string {
  return `${idPrefix}filters`
}
