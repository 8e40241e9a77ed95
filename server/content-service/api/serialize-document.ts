import type { ContentVersion } from '../repository/content-version.js'
import { mapDocumentLinks, type DocumentLink } from '../repository/document-links.js'
import type { StoredDocument } from '../repository/stored-document.js'
import { fetchLinkData, isStaleLink, resolveLink, type FetchLinks } from './resolve-link.js'

/** Parts that never change were serialized when the document was stored. */
export function serializeDocument(
  stored: StoredDocument,
  version: ContentVersion,
  fetchLinks: FetchLinks | null,
  searchUrl: string,
): string {
  const { id, uid, type, url } = stored.document
  const query = new URLSearchParams({
    ref: version.ref,
    q: `[[:d = at(document.id, "${id}") ]]`,
  })
  const head = JSON.stringify({ id, uid, url, type, href: `${searchUrl}?${query}` })
  const translations = JSON.stringify(version.translations.get(id) ?? [])
  const data = toDataJson(stored, version, fetchLinks)
  return `${head.slice(0, -1)},${stored.metaJson},"alternate_languages":${translations},"data":${data}}`
}

function toDataJson(
  { document, dataJson, links }: StoredDocument,
  version: ContentVersion,
  fetchLinks: FetchLinks | null,
): string {
  if (!fetchLinks && !links.some((link) => isStaleLink(link, version))) return dataJson
  const resolve = (link: DocumentLink) => resolveLink(link, version)
  const serveLinks = (value: unknown) => mapDocumentLinks(value, resolve)
  const serve = (link: DocumentLink) =>
    fetchLinks ? fetchLinkData(resolve(link), version, fetchLinks, serveLinks) : resolve(link)
  return JSON.stringify(mapDocumentLinks(document.data, serve))
}
