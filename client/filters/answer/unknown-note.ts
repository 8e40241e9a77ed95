import type { ParsedUrl } from '../query/filter-url.js'

/** What to tell a visitor whose link asked for something that no open role has; null for nothing. */
export function toUnknownNote(unknown: ParsedUrl['unknown']): string | null {
  if (unknown.length === 0) return null
  const names = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    unknown.map(({ value }) => `‘${value}’`),
  )
  const filter = unknown.length === 1 ? 'that filter was' : 'those filters were'
  return `No open role is listed under ${names}, so ${filter} left out.`
}
