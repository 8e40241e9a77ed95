import { filter, type PrismicDocument } from '@prismicio/client'
import * as MESSAGES from '../constants/messages.js'
import { ContentServiceError } from './content-service-error.js'
import type { ContentClient, FetchOptions } from './create-content-client.js'

/** @throws `no-documents` */
export async function fetchDocument<Document extends PrismicDocument>(
  client: ContentClient,
  ref: string,
  id: string,
  { signal = null }: FetchOptions = {},
): Promise<Document> {
  const { results } = await client.search<Document>({
    ref,
    filters: [filter.at('document.id', id)],
    pageSize: 1,
    signal,
  })
  const [document] = results
  if (document === undefined) {
    throw new ContentServiceError('no-documents', MESSAGES.noDocuments)
  }
  return document
}
