/** A regular expression for what Jest makes of a title: a table's values may stand in it. */
export function toTitlePattern(title: string): string {
  const parts = title.split(PLACEHOLDER).map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return `^${parts.join('.*')}$`
}

/** Whether the titles of a table's cases differ. */
export function hasPlaceholder(title: string): boolean {
  return title.search(PLACEHOLDER) !== -1
}

/** `%s` and its like, `$name` of a table of objects, and `${…}` of a template. */
const PLACEHOLDER = /%[pcsdifjoO#$%]|\$\{[^}]*\}|\$[\w.#]+/
