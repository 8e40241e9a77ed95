import type { Client, Query } from '@prismicio/client'
import { CONTENT_PAGE_SIZE } from '../../client/shared/constants.js'
import type { CareersDocument } from '../../client/shared/content-types.js'
import { mapConcurrent } from '../lib/map-concurrent.js'

/** All documents of one ref: what a release is made from. */
export interface ContentSnapshot {
  ref: string
  documents: CareersDocument[]
}

const REQUESTS_AT_ONCE = 4

/**
 * Reads the whole repository at its master ref. Services tell the end of the list by `next_page`,
 * by `total_pages` or by both; each is honoured, and the number of documents is checked.
 */
export async function fetchDocuments(
  client: Client,
  lang: string,
  onPage: (done: number, total: number) => void,
): Promise<ContentSnapshot> {
  const { ref } = await client.getMasterRef()
  const fetchPage = (page: number) =>
    client.get<CareersDocument>({ ref, lang, page, pageSize: CONTENT_PAGE_SIZE })

  const pages = [await fetchPage(1)]
  const total = pages[0]?.total_pages ?? 0
  onPage(1, Math.max(total, 1))
  const rest = Array.from({ length: Math.max(total - 1, 0) }, (_, index) => index + 2)
  pages.push(
    ...(await mapConcurrent(rest, REQUESTS_AT_ONCE, async (page) => {
      const answer = await fetchPage(page)
      onPage(page, total)
      return answer
    })),
  )
  while (pages.at(-1)?.next_page) {
    pages.push(await fetchPage(pages.length + 1))
    onPage(pages.length, pages.length)
  }
  return { ref, documents: collect(pages) }
}

function collect(pages: Query<CareersDocument>[]): CareersDocument[] {
  const documents = new Map<string, CareersDocument>()
  for (const { results } of pages) {
    for (const document of results) documents.set(document.id, document)
  }
  const expected = pages[0]?.total_results_size ?? documents.size
  if (documents.size !== expected) {
    throw new Error(
      `The content service announced ${expected} documents and sent ${documents.size}: nothing is published from a part of the content.`,
    )
  }
  return [...documents.values()]
}
