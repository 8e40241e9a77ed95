import type { PrismicDocument } from '@prismicio/client'
import * as MESSAGES from '../constants/messages.js'
import { mapConcurrent } from '../lib/map-concurrent.js'
import { collectDocuments } from './collect-documents.js'
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
