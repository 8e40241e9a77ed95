/** A link field or a rich text hyperlink that points to another document. */
export interface DocumentLink extends Record<string, unknown> {
  link_type: 'Document'
  id: string
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isDocumentLink(value: unknown): value is DocumentLink {
  return isRecord(value) && value['link_type'] === 'Document' && typeof value['id'] === 'string'
}

/** All links to documents anywhere in the value. */
export function listDocumentLinks(value: unknown, links: DocumentLink[] = []): DocumentLink[] {
  if (Array.isArray(value)) for (const item of value) listDocumentLinks(item, links)
  else if (isDocumentLink(value)) links.push(value)
  else if (isRecord(value)) for (const key in value) listDocumentLinks(value[key], links)
  return links
}

/** The value with each link to a document replaced; what holds no link keeps its identity. */
export function mapDocumentLinks(
  value: unknown,
  replace: (link: DocumentLink) => unknown,
): unknown {
  if (Array.isArray(value)) {
    let changed = false
    const items = value.map((item: unknown) => {
      const mapped = mapDocumentLinks(item, replace)
      changed ||= mapped !== item
      return mapped
    })
    return changed ? items : value
  }
  if (isDocumentLink(value)) return replace(value)
  if (!isRecord(value)) return value
  let copy: Record<string, unknown> | undefined
  for (const key in value) {
    const mapped = mapDocumentLinks(value[key], replace)
    if (mapped !== value[key]) (copy ??= { ...value })[key] = mapped
  }
  return copy ?? value
}
