import type { PrismicDocument } from '@prismicio/client'
import { mapConcurrent } from '../map-concurrent.js'
import { collectDocuments } from './collect-documents.js'
import { isContentFailure } from './content-service-error.js'
import type { ContentClient, FetchOptions, SearchAnswer } from './create-content-client.js'

export interface ContentSnapshot<Document extends PrismicDocument = PrismicDocument> {
  ref: string
  documents: Document[]
}

export interface SnapshotOptions extends FetchOptions {
  /** A preview's ref; without one, the master ref. */
  ref?: string
  onPage?: (done: number, total: number) => void
}

const REQUESTS_AT_ONCE = 4
const READS = 3

/**
 * Reads a whole repository at one ref. Retries, up to `READS` times, if content is published
 * meanwhile or pages are incomplete. A given ref is never replaced by the master ref.
 */
export async function fetchSnapshot<Document extends PrismicDocument>(
  client: ContentClient,
  { ref: given, ...options }: SnapshotOptions = {},
): Promise<ContentSnapshot<Document>> {
  const { signal = null } = options
  let ref = given ?? (await client.fetchMasterRef({ signal }))
  for (let read = 1; ; read++) {
    const isLast = read === READS
    try {
      const documents = await fetchDocuments<Document>(client, ref, options)
      if (given !== undefined) return { ref, documents }
      const current = await client.fetchMasterRef({ signal, isFresh: true })
      // After changes during every read, the result is still complete at its ref.
      if (current === ref || isLast) return { ref, documents }
      ref = current
    } catch (error) {
      const hasMoved = given === undefined && isContentFailure(error, 'ref-gone')
      if (isLast || !(hasMoved || isContentFailure(error, 'incomplete'))) throw error
      ref = given ?? (await client.fetchMasterRef({ signal, isFresh: true }))
    }
  }
}

/** Services send `next_page`, `total_pages` or both. */
async function fetchDocuments<Document extends PrismicDocument>(
  client: ContentClient,
  ref: string,
  { signal = null, onPage = () => {} }: Omit<SnapshotOptions, 'ref'>,
): Promise<Document[]> {
  const fetchPage = (page: number) => client.search<Document>({ ref, page, signal })

  const first = await fetchPage(1)
  const total = first.total_pages ?? 1
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
  for (let last = pages.at(-1); last?.next_page && last.results.length > 0; last = pages.at(-1)) {
    pages.push(await fetchPage(pages.length + 1))
    onPage(pages.length, pages.length)
  }
  return collectDocuments(pages)
}
