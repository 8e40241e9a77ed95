import type { CareersDocument } from '../../shared/content-model/content-types.js'
import * as MESSAGES from '../../shared/messages.js'
import type { NormalizeOptions, FieldPosition } from './normalize-context.js'
import { normalizeRecord } from './normalize-fields.js'
import { toDocumentRef } from './problems.js'

/** A normalized document: its links carry the path of their target, and every field has its type. */
export interface Node<Document extends CareersDocument = CareersDocument> {
  id: string
  type: Document['type']
  uid: string | null
  /** Path of the node's page; null where it has none. */
  url: string | null
  lang: string
  /** ISO 8601; null for a document that was never published. */
  lastPublishedAt: string | null
  /** The content-service id again, because the specification names this field; no code reads it. */
  _previewable: string
  data: Document['data']
}

export function normalizeDocument<Document extends CareersDocument>(
  document: Document,
  options: NormalizeOptions,
): Node<Document> {
  const position: FieldPosition = { parent: null, key: '', document, options }
  const types = options.types?.child(document.type) ?? null
  // Not a problem: a repository may have types that this site does not know. They are read by shape.
  const fieldTypes = types?.type === undefined ? null : types.child('data')
  return {
    id: document.id,
    type: document.type,
    uid: document.uid ?? null,
    url: options.resolveLink(document.id) ?? null,
    lang: document.lang,
    lastPublishedAt: document.last_publication_date || null,
    _previewable: document.id,
    data: normalizeRecord(document.data, fieldTypes, position) as Document['data'],
  }
}

/** A query may leave documents without data: they get empty data, on which later code can rely. */
export function completeDocuments(
  documents: readonly CareersDocument[],
  report: NormalizeOptions['report'],
): CareersDocument[] {
  return documents.map((document) => {
    const data: unknown = document.data
    if (typeof data === 'object' && data !== null) return document
    report({
      severity: 'warning',
      document: toDocumentRef(document),
      field: null,
      message: `${MESSAGES.documentWithoutData}.`,
      remedy: 'It is taken as empty: check the query that selects its fields.',
    })
    return { ...document, data: {} } as CareersDocument
  })
}
