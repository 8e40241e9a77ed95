import { toDocumentId } from '../../client/content/field-values.js'
import { createLinkResolver } from '../../client/content/link-resolver.js'
import { isContentFailure } from '../../client/shared/content-api/content-service-error.js'
import type {
  ContentClient,
  FetchOptions,
} from '../../client/shared/content-api/create-content-client.js'
import { fetchDocument } from '../../client/shared/content-api/fetch-document.js'
import type { CareersDocument } from '../../client/shared/content-types.js'
import { toLocalPath } from '../../client/shared/local-path.js'

/** A page lies within another, and that one too; no site needs more. */
const DEEPEST = 8

/**
 * The path of a draft's page. `/` for a document that has none or is not in the draft, and for a path
 * that is not of this site.
 */
export async function resolvePreviewPath(
  client: ContentClient,
  ref: string,
  documentId: string,
  options: FetchOptions,
): Promise<string> {
  const documents: CareersDocument[] = []
  for (let id: string | null = documentId; id !== null && documents.length < DEEPEST;) {
    const document = await findDocument(client, ref, id, options)
    if (document === null || documents.some((known) => known.id === document.id)) break
    documents.push(document)
    id = parentOf(document)
  }
  return toLocalPath(createLinkResolver(documents)(documentId))
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

function parentOf({ type, data }: CareersDocument): string | null {
  return type === 'page' ? toDocumentId(data.parent) : null
}
