/** The id of the heading over a listing's results, to which links and the focus lead. */
export function resultsId(idPrefix: string): string {
  return `${idPrefix}results`
}
