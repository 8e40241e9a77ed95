/** The field of a document's data, for example `slices.0.primary.link`, that has a link to a path of the site. */
export function findLinkField(data: object, path: string): string | null {
  const values: { value: object; keys: readonly string[] }[] = [{ value: data, keys: [] }]
  for (let next = values.pop(); next !== undefined; next = values.pop()) {
    const { value, keys } = next
    if ('link_type' in value && 'url' in value && toPath(value.url) === path) return toField(keys)
    for (const [key, member] of Object.entries(value)) {
      if (typeof member === 'object' && member !== null) {
        values.push({ value: member as object, keys: [...keys, key] })
      }
    }
  }
  return null
}

function toPath(url: unknown): string | null {
  return typeof url === 'string' ? url.trim().replace(/[?#].*$/s, '') : null
}

/** As elsewhere, the block of a text is named, not the place within it. */
function toField(keys: readonly string[]): string {
  const end = keys.findIndex((key) => key === 'spans' || key === 'linkTo')
  return (end === -1 ? keys : keys.slice(0, end)).join('.')
}
