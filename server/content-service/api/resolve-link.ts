import type { ContentVersion } from '../repository/content-version.js'
import type { DocumentLink } from '../repository/document-links.js'

/** The link with its document's current properties; broken if the version has no such document. */
export function resolveLink(link: DocumentLink, version: ContentVersion): DocumentLink {
  const target = version.byId.get(link.id)?.document
  // JSON omits undefined members.
  if (!target) {
    return {
      ...link,
      type: 'broken_type',
      tags: [],
      slug: '-',
      uid: undefined,
      url: undefined,
      data: undefined,
      isBroken: true,
    }
  }
  return {
    ...link,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.slugs[0] ?? '-',
    uid: target.uid ?? undefined,
    url: undefined,
    isBroken: false,
  }
}

/** Whether the stored link contradicts this version. */
export function isStaleLink(link: DocumentLink, version: ContentVersion): boolean {
  const target = version.byId.get(link.id)?.document
  return (
    target === undefined ||
    link['isBroken'] === true ||
    link['type'] !== target.type ||
    link['lang'] !== target.lang ||
    (link['uid'] ?? null) !== target.uid
  )
}

export type FetchLinks = ReadonlyMap<string, readonly string[]>

/** Parses `fetchLinks`, for example `department.name,my.location.name`. */
export function parseFetchLinks(source: string): FetchLinks {
  const fieldsByType = new Map<string, string[]>()
  for (const path of source.split(',')) {
    const [type, field] = path.trim().replace(/^my\./, '').split('.')
    if (type && field) fieldsByType.set(type, [...(fieldsByType.get(type) ?? []), field])
  }
  return fieldsByType
}

/** Adds the requested fields of the linked document as `data`. */
export function fetchLinkData(
  link: DocumentLink,
  version: ContentVersion,
  fetchLinks: FetchLinks,
  serveLinks: (value: unknown) => unknown,
): DocumentLink {
  const target = version.byId.get(link.id)?.document
  const fields = target && fetchLinks.get(target.type)
  if (!fields) return link
  const data = Object.fromEntries(fields.map((field) => [field, target.data[field]]))
  return { ...link, data: serveLinks(data) }
}
