import type { ContentVersion } from '../repository/content-version.js'
import { mapDocumentLinks, type DocumentLink } from '../repository/document-links.js'
import { fetchLinkData, pickFields, type FieldSelection } from '../links/fetch-links.js'
import { selectDocumentData } from '../links/graph-query.js'
import type { GraphQuery } from '../links/parse-graph-query.js'
import { isStaleLink, resolveLink } from '../links/resolve-link.js'
import { resolveRoute, type Route } from '../links/resolve-route.js'
import type { StoredDocument } from '../repository/stored-document.js'

/** How a request wants its documents. */
export interface DocumentView {
  fetch?: FieldSelection
  fetchLinks?: FieldSelection
  graphQuery?: GraphQuery
  routes?: readonly Route[]
  brokenRoute?: string
}

/** The JSON of a document as the API answers it; what was written once is joined, not written anew. */
export function serializeDocument(
  stored: StoredDocument,
  version: ContentVersion,
  view: DocumentView,
  searchUrl: string,
): string {
  const { id, uid, type, url } = stored.document
  const address = view.routes ? resolveRoute(stored.document, view.routes, version) : url
  const query = new URLSearchParams({
    ref: version.ref,
    q: `[[:d = at(document.id, "${id}") ]]`,
  })
  const head = JSON.stringify({ id, uid, url: address, type, href: `${searchUrl}?${query}` })
  return `${head.slice(0, -1)},${stored.metaJson},"data":${toDataJson(stored, version, view)}}`
}

function toDataJson(stored: StoredDocument, version: ContentVersion, view: DocumentView): string {
  const isAsWritten =
    !view.fetch && !view.fetchLinks && !view.graphQuery && !view.routes && !view.brokenRoute
  if (isAsWritten && !stored.links.some((link) => isStaleLink(link, version))) {
    return stored.dataJson
  }

  const serveLink = (link: DocumentLink) => resolveLink(link, version, view)
  const serve = (value: unknown) => mapDocumentLinks(value, serveLink)
  const { document } = stored
  if (view.graphQuery) {
    return JSON.stringify(
      selectDocumentData(document, view.graphQuery, { version, serve, serveLink }),
    )
  }
  const { fetch, fetchLinks } = view
  const data = fetch ? pickFields(document.data, fetch.get(document.type) ?? []) : document.data
  const serveWithData = (link: DocumentLink) =>
    fetchLinks ? fetchLinkData(serveLink(link), version, fetchLinks, serve) : serveLink(link)
  return JSON.stringify(mapDocumentLinks(data, serveWithData))
}
