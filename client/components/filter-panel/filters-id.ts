/** Id of the control that opens the filters on small screens; it works without JavaScript too. */
export function filtersId(idPrefix: string): string {
  return `${idPrefix}filters`
}
