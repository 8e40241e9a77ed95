import type { ContentVersion } from '../repository/content-version.js'
import type { DocumentLink } from '../repository/document-links.js'

/** The link with what is true of its document in this version; broken if there is no such document. */
export function resolveLink(link: DocumentLink, version: ContentVersion): DocumentLink {
  const target = version.byId.get(link.id)?.document
  // Members that are undefined do not reach the JSON.
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

/** Whether the link, as written in its document, contradicts this version. */
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

/** For each document type the fields to add to links that point to it. */
export type FetchLinks = ReadonlyMap<string, readonly string[]>

/** Reads the `fetchLinks` parameter, for example `department.name,my.location.name`. */
export function parseFetchLinks(source: string): FetchLinks {
  const fieldsByType = new Map<string, string[]>()
  for (const path of source.split(',')) {
    const [type, field] = path.trim().replace(/^my\./, '').split('.')
    if (type && field) fieldsByType.set(type, [...(fieldsByType.get(type) ?? []), field])
  }
  return fieldsByType
}

/** The link with the requested fields of its document as `data`; unchanged if none are requested. */
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
