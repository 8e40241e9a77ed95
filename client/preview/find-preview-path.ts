import { toDocumentId } from '../content/field-values.js'
import type { createLinkResolver } from '../content/link-resolver.js'
import { isContentFailure } from '../shared/content-api/content-service-error.js'
import type { ContentClient, FetchOptions } from '../shared/content-api/create-content-client.js'
import { fetchDocument } from '../shared/content-api/fetch-document.js'
import type { CareersDocument } from '../shared/content-types.js'
import { toLocalPath } from '../shared/local-path.js'

/** A page lies within another, and that one too; no site needs more. */
const DEEPEST = 8

/**
 * The path of a draft's page. `/` for a document that has none or that the preview deletes, and for a
 * path that is not of this site. Only the document and the pages above it are read.
 */
export async function findPreviewPath(
  client: ContentClient,
  linkResolver: typeof createLinkResolver,
  { ref, documentId }: { ref: string; documentId: string },
  options: FetchOptions,
): Promise<string> {
  const documents: CareersDocument[] = []
  for (let id: string | null = documentId; id !== null && documents.length < DEEPEST;) {
    const document = await findDocument(client, ref, id, options)
    if (document === null || documents.some((known) => known.id === document.id)) break
    documents.push(document)
    id = document.type === 'page' ? toDocumentId(document.data?.parent) : null
  }
  return toLocalPath(linkResolver(documents)(documentId))
}

async function findDocument(
  client: ContentClient,
  ref: string,
  id: string,
  options: FetchOptions,
): Promise<CareersDocument | null> {
  try {
    return await fetchDocument<CareersDocument>(client, ref, id, options)
  } catch (error) {
    if (isContentFailure(error, 'no-documents')) return null
    throw error
  }
}
