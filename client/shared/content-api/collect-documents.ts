import type { PrismicDocument } from '@prismicio/client'
import * as MESSAGES from '../messages.js'
import { ContentServiceError } from './content-service-error.js'
import type { SearchAnswer } from './create-content-client.js'

/**
 * The documents of all pages of one search, in order. Throws `incomplete` unless the pages make a whole:
 * no document twice, the same total on each page, and as many documents as that total. Without totals,
 * a page that is shorter than the first, but not the last, gives a gap away.
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
