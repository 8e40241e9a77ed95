import type { PrismicDocument } from '@prismicio/client'
import * as MESSAGES from '../constants/messages.js'
import { mapConcurrent } from '../lib/map-concurrent.js'
import { ContentServiceError } from './content-service-error.js'
import type { ContentClient, SearchAnswer, SearchQuery } from './create-content-client.js'

const REQUESTS_AT_ONCE = 4
/** 100,000 documents. A service can name one more page for ever. */
const MOST_PAGES = 1_000
/** Limit for all pages together, in bytes: several times what 10,000 jobs need. */
const LARGEST_CONTENT = 256 * 1024 * 1024

/**
 * All documents that one search finds, in the order of the service. Services send `next_page`,
 * `total_pages` or both. @throws ContentServiceError `incomplete`, or `too-large` beyond the limits
 */
export async function fetchPages<Document extends PrismicDocument>(
  client: ContentClient,
  query: Omit<SearchQuery, 'page'>,
  onPage: (done: number, total: number) => void = () => {},
): Promise<Document[]> {
  const before = client.received()
  const fetchPage = async (page: number) => {
    if (page > MOST_PAGES) throw tooLarge(MESSAGES.tooManyPages(MOST_PAGES))
    const answer = await client.search<Document>({ ...query, page })
    if (client.received() - before <= LARGEST_CONTENT) return answer
    throw tooLarge(MESSAGES.contentTooLarge(LARGEST_CONTENT))
  }

  const first = await fetchPage(1)
  const total = first.total_pages ?? 1
  if (total > MOST_PAGES) throw tooLarge(MESSAGES.tooManyPages(MOST_PAGES))
  let done = 1
  onPage(done, Math.max(total, done))
  const others = Array.from({ length: Math.max(total - 1, 0) }, (_, index) => index + 2)
  const pages: SearchAnswer<Document>[] = [first]
  pages.push(
    ...(await mapConcurrent(others, REQUESTS_AT_ONCE, async (page) => {
      const answer = await fetchPage(page)
      onPage(++done, total)
      return answer
    })),
  )
  const known = new Set(pages.flatMap(({ results }) => results.map(({ id }) => id)))
  for (let last = pages.at(-1); last?.next_page && last.results.length > 0; last = pages.at(-1)) {
    const next = await fetchPage(pages.length + 1)
    pages.push(next)
    onPage(pages.length, pages.length)
    if (next.results.some(({ id }) => known.has(id))) break
    for (const { id } of next.results) known.add(id)
  }
  return collectDocuments(pages)
}

function tooLarge(message: string) {
  return new ContentServiceError('too-large', message)
}

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
