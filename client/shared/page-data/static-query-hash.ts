/** The site-wide queries, by name; each is one JSON file that many pages share. */
export type StaticQueryName = 'site' | 'statements' | 'rows'

/**
 * The name of a static query on the wire: a number, as the runtime asks for it, that depends on the
 * query's name and never on its result, so that a change of content leaves page data untouched.
 */
export function staticQueryHash(name: StaticQueryName): string {
  let hash = 2166136261
  for (const character of name) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  }
  return String(hash >>> 0)
}
