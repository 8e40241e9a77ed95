import type { PrismicDocument } from '@prismicio/client'
import { isContentFailure } from './content-service-error.js'
import type { ContentClient, FetchOptions } from './create-content-client.js'
import { fetchPages } from './fetch-pages.js'

export interface ContentSnapshot<Document extends PrismicDocument = PrismicDocument> {
  ref: string
  documents: Document[]
}

export interface SnapshotOptions extends FetchOptions {
  /** A preview's ref; without one, the master ref. */
  ref?: string
  onPage?: (done: number, total: number) => void
}

const READS = 3

/**
 * Reads a whole repository at one ref. Retries, up to `READS` times, if content is published
 * meanwhile or pages are incomplete. A given ref is never replaced by the master ref.
 */
export async function fetchSnapshot<Document extends PrismicDocument>(
  client: ContentClient,
  { ref: given, onPage, signal = null }: SnapshotOptions = {},
): Promise<ContentSnapshot<Document>> {
  let ref = given ?? (await client.fetchMasterRef({ signal }))
  for (let read = 1; ; read++) {
    const isLast = read === READS
    try {
      const documents = inOrder(await fetchPages<Document>(client, { ref, signal }, onPage))
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

/** By id: the service promises no order, and where pages depend on it they must not change by themselves. */
export function inOrder<Document extends PrismicDocument>(
  documents: readonly Document[],
): Document[] {
  return [...documents].sort((a, b) => (a.id < b.id ? -1 : 1))
}
