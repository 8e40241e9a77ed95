/**
 * The data of a document as Prismic's Migration API takes it: it rejects an empty link, and reads a
 * missing field as empty. https://prismic.io/docs/migration-api-technical-reference
 */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  if ('link_type' in value && value.link_type === 'Document') {
    const { link_type, id, type } = value as Record<string, unknown>
    return { link_type, id, type }
  }
  const filled = Object.entries(value).filter(([, member]) => !isEmpty(member))
  return Object.fromEntries(filled.map(([key, member]) => [key, withoutEmpty(member)]))
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null
  const isLinkToNothing = 'link_type' in value && !('url' in value || 'id' in value)
  return isLinkToNothing || (!Array.isArray(value) && Object.keys(value).length === 0)
}
