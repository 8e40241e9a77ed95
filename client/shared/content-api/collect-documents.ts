import type { PrismicDocument } from '@prismicio/client'
import * as MESSAGES from '../constants/messages.js'
import { ContentServiceError } from './content-service-error.js'
import type { SearchAnswer } from './create-content-client.js'

/**
 * Joins the pages of one search. Throws `incomplete` unless no document is repeated and every page
 * announces the number that was received. Without totals, a short page before the last one shows
 * that documents are missing.
 */
export function collectDocuments<Document extends PrismicDocument>(
  pages: readonly SearchAnswer<Document>[],
): Document[] {
  const documents = pages.flatMap(({ results }) => results)
  const distinct = new Set(documents.map(({ id }) => id)).size
  const fullSize = pages[0]?.results.length ?? 0
  for (const { total_results_size: total = distinct } of pages) {
    if (total !== distinct) throw incomplete(total, distinct)
  }
  if (distinct !== documents.length) throw incomplete(documents.length, distinct)
  const hasGap = pages.slice(0, -1).some(({ results }) => results.length < fullSize)
  if (hasGap) throw incomplete(fullSize * pages.length, distinct)
  return documents
}

function incomplete(announced: number, sent: number) {
  return new ContentServiceError('incomplete', MESSAGES.incompleteContent(announced, sent))
}
