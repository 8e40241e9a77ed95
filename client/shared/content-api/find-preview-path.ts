import { filter, type PrismicDocument } from '@prismicio/client'
import { isContentFailure, ContentServiceError } from './content-service-error.js'
import type { ContentClient, FetchOptions } from './create-content-client.js'
import type { CareersDocument } from '../content-model/content-types.js'
import { toLocalPath } from '../addresses/local-path.js'
import { SITE_LANGUAGES } from '../addresses/own-base.js'
import { baseOfLanguage } from '../addresses/path-base.js'
import * as MESSAGES from '../constants/messages.js'

type LinkResolver = (
  documents: readonly CareersDocument[],
) => (documentId: string) => string | null | undefined

/** Maximum depth of nested pages. */
const DEEPEST = 8

/**
 * The front page of its language for a document that has no page, and `/` for one that is deleted, and for a path of
 * another site. Reads only the document and its parent pages.
 */
export async function findPreviewPath(
  client: ContentClient,
  linkResolver: LinkResolver,
  { ref, documentId }: { ref: string; documentId: string },
  options: FetchOptions,
): Promise<string> {
  const documents: CareersDocument[] = []
  for (let id: string | null = documentId; id !== null && documents.length < DEEPEST;) {
    const document = await findInLanguage(client, ref, id, documents[0]?.lang, options)
    if (document === null || documents.some((known) => known.id === document.id)) break
    documents.push(document)
    id = parentOf(document)
  }
  const [document] = documents
  const front = document === undefined ? null : baseOfLanguage(document.lang)
  return toLocalPath(linkResolver(documents)(documentId) ?? front)
}

/** The parent of a page that editors have copied for its translation is still the original: see `own-links.ts`. */
async function findInLanguage(
  client: ContentClient,
  ref: string,
  id: string,
  lang: string | undefined,
  options: FetchOptions,
): Promise<CareersDocument | null> {
  const document = await findDocument(client, ref, id, options)
  const isRight = document === null || lang === undefined || document.lang === lang
  if (isRight || SITE_LANGUAGES.length === 0) return document
  const translation = document.alternate_languages?.find((each) => each.lang === lang)
  const translated = translation && (await findDocument(client, ref, translation.id, options))
  return translated ? ({ ...translated, id } as CareersDocument) : document
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

function parentOf(document: CareersDocument): string | null {
  if (document.type !== 'page') return null
  const parent: unknown = document.data?.parent
  const id = (parent as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' && id !== '' ? id : null
}

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
