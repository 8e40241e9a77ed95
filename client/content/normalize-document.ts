import type { CareersDocument } from '../shared/content-types.js'
import type { LinkResolver } from './link-resolver.js'
import { toDocumentRef, type Report } from './problems.js'

/** A normalized document: its links carry the path of their target. */
export interface Node<Document extends CareersDocument = CareersDocument> {
  id: string
  type: Document['type']
  uid: string | null
  /** Path of the node's page; null where it has none. */
  url: string | null
  lang: string
  /** ISO 8601; null for a document that was never published. */
  lastPublishedAt: string | null
  /** The content-service id, by which a preview finds what it replaces. */
  _previewable: string
  data: Document['data']
}

/** Pure: the same in the builder and in an editor's browser. */
export function normalizeDocument<Document extends CareersDocument>(
  document: Document,
  resolveLink: LinkResolver,
  report: Report,
): Node<Document> {
  return {
    id: document.id,
    type: document.type,
    uid: document.uid ?? null,
    url: resolveLink(document.id) ?? null,
    lang: document.lang,
    lastPublishedAt: document.last_publication_date || null,
    _previewable: document.id,
    data: resolveLinks(document.data, [], { document, resolveLink, report }) as Document['data'],
  }
}

interface Context {
  document: CareersDocument
  resolveLink: LinkResolver
  report: Report
}

function resolveLinks(value: unknown, path: readonly string[], context: Context): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((item, index) => resolveLinks(item, [...path, String(index)], context))
  }
  if (isDocumentLink(value)) return resolveDocumentLink(value, path, context)
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      resolveLinks(field, [...path, key], context),
    ]),
  )
}

interface DocumentLink {
  link_type: 'Document'
  id: string
  type: string
  uid?: string
  lang?: string
}

function isDocumentLink(value: object): value is DocumentLink {
  return 'link_type' in value && value.link_type === 'Document' && 'id' in value
}

function resolveDocumentLink(link: DocumentLink, path: readonly string[], context: Context) {
  const url = context.resolveLink(link.id)
  if (url === undefined && (link.lang ?? context.document.lang) === context.document.lang) {
    context.report({
      severity: 'error',
      document: toDocumentRef(context.document),
      field: path.join('.'),
      message: `links to ${link.type || 'document'} "${link.uid ?? link.id}" (${link.id}), which is not published.`,
      remedy: 'Publish that document or remove the link.',
    })
  }
  return { ...link, url: url ?? null }
}
