/** "Matches 'field engineer' and 'Europe'", of texts that the row does not show. */
export function toMatchText(hidden: readonly string[]): string {
  return `Matches ${new Intl.ListFormat('en-GB').format(hidden.map((text) => `‘${text}’`))}`
}
