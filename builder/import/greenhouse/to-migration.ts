import type { JobDocument } from '../../../client/shared/content-model/content-types.js'

interface Migration {
  title: string | null
  type: string
  uid: string
  lang: string
  tags: string[]
  data: unknown
}

/**
 * A document as Prismic's Migration API takes it: `POST https://migration.prismic.io/documents`.
 * https://prismic.io/docs/migration-api-technical-reference
 */
export function toMigration({ data, lang, type, uid, tags }: JobDocument): Migration {
  return { title: data.title, type, uid, lang, tags, data: withoutEmpty(data) }
}

/** The API rejects an empty link, and reads a missing field as empty. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  if ('link_type' in value && value.link_type === 'Document') {
    const { link_type, id, type } = value as Record<string, unknown>
    return { link_type, id, type }
  }
  const filled = Object.entries(value).filter(
    ([, member]) => member !== null && !isEmptyLink(member),
  )
  return Object.fromEntries(filled.map(([key, member]) => [key, withoutEmpty(member)]))
}

function isEmptyLink(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'link_type' in value &&
    !('url' in value || 'id' in value)
  )
}
