/** The id of the heading over a listing's results, to which links and the focus lead. */
export function resultsId(idPrefix: string): string {
  return `${idPrefix}results`
}

/** The id of what opens the filters on small screens, and of what stands in its place before. */
export function filtersId(idPrefix: string): string {
  return `${idPrefix}filters`
}
