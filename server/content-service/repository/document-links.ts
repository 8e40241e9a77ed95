import { isRecord } from '../../../client/shared/lib/is-record.js'

/** A link field or a rich text hyperlink that points to another document. */
export interface DocumentLink extends Record<string, unknown> {
  link_type: 'Document'
  id: string
}

export function isDocumentLink(value: unknown): value is DocumentLink {
  return isRecord(value) && value['link_type'] === 'Document' && typeof value['id'] === 'string'
}

export function listDocumentLinks(value: unknown, links: DocumentLink[] = []): DocumentLink[] {
  if (Array.isArray(value)) for (const item of value) listDocumentLinks(item, links)
  else if (isDocumentLink(value)) links.push(value)
  else if (isRecord(value)) for (const key in value) listDocumentLinks(value[key], links)
  return links
}

/** Returns a copy. */
export function mapDocumentLinks(
  value: unknown,
  replace: (link: DocumentLink) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapDocumentLinks(item, replace))
  if (isDocumentLink(value)) return replace(value)
  if (!isRecord(value)) return value
  const members = Object.entries(value)
  return Object.fromEntries(members.map(([key, item]) => [key, mapDocumentLinks(item, replace)]))
}
