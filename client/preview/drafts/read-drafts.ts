import { filter } from '@prismicio/client'
import type { ContentClient } from '../../shared/content-api/create-content-client.js'
import { fetchSnapshot } from '../../shared/content-api/fetch-snapshot.js'
import type { PlatformSignal } from '../../shared/content-api/platform.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'

interface DraftQuery {
  ref: string
  firstFilter: string | null
  signal: PlatformSignal
  /**
   * Called with a job and all documents that are not jobs, which is all that the job's page needs.
   */
  onFirst: (documents: CareersDocument[]) => unknown
}

/** What the first page needs is read first. */
export async function readDrafts(client: ContentClient, query: DraftQuery) {
  const { ref, firstFilter, signal, onFirst } = query
  if (firstFilter !== null) {
    const first = await readFirst(client, ref, firstFilter, signal)
    if (first !== null) onFirst(first)
  }
  const { documents } = await fetchSnapshot<CareersDocument>(client, { ref, signal })
  return documents
}

/** Null unless the document is a job: other pages list jobs and need all of them. */
async function readFirst(
  client: ContentClient,
  ref: string,
  firstFilter: string,
  signal: PlatformSignal,
): Promise<CareersDocument[] | null> {
  const search = (...filters: string[]) =>
    client.search<CareersDocument>({ ref, filters, signal, lang: '*' })
  const [current, others] = await Promise.all([
    search(firstFilter),
    search(filter.not('document.type', 'job')),
  ])
  const [document] = current.results
  const isWhole = !others.next_page && (others.total_pages ?? 1) <= 1
  if (document?.type !== 'job' || !isWhole) return null
  return [...others.results, document]
}
