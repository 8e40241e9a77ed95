import { createHash } from 'node:crypto'

import type { PrismicDocument } from '@prismicio/client'

import { listDocumentLinks, type DocumentLink } from './document-links.js'

/** What a document file or a test gives; the service fills in what is absent. */
export type DocumentInput = Pick<PrismicDocument, 'id' | 'type'> & Partial<PrismicDocument>

/** A document with everything that requests need and that never changes, worked out once. */
export interface StoredDocument {
  readonly document: PrismicDocument
  /** JSON members from `tags` to `alternate_languages`, without braces. */
  readonly metaJson: string
  readonly dataJson: string
  /** Changes with anything that readers can see. */
  readonly hash: string
  readonly links: readonly DocumentLink[]
}

/** Stands in the documents for the address of the service's images, which only the service knows. */
const IMAGES_PLACEHOLDER = '{{images}}'

export function storeDocument(
  input: DocumentInput,
  { masterLanguage, imagesUrl }: { masterLanguage: string; imagesUrl: string },
): StoredDocument {
  const written = JSON.stringify(input.data ?? {})
  const hasImages = written.includes(IMAGES_PLACEHOLDER)
  const dataJson = hasImages ? written.replaceAll(IMAGES_PLACEHOLDER, imagesUrl) : written
  const identity = {
    id: input.id,
    uid: input.uid ?? null,
    url: input.url ?? null,
    type: input.type,
  }
  const firstPublished = input.first_publication_date ?? null
  const meta = {
    tags: input.tags ?? [],
    first_publication_date: firstPublished,
    last_publication_date: input.last_publication_date ?? firstPublished,
    slugs: input.slugs ?? (input.uid ? [input.uid] : []),
    linked_documents: input.linked_documents ?? [],
    lang: input.lang ?? masterLanguage,
    alternate_languages: input.alternate_languages ?? [],
  }
  const data = hasImages ? (JSON.parse(dataJson) as PrismicDocument['data']) : (input.data ?? {})
  const metaJson = JSON.stringify(meta).slice(1, -1)
  const hash = createHash('sha1')
    .update(JSON.stringify(identity))
    .update(metaJson)
    .update(dataJson)
    .digest('base64url')
  // Drafts that were never published have no dates, which the client's types do not say.
  const document = { ...identity, href: '', ...meta, data } as PrismicDocument
  return { document, metaJson, dataJson, hash, links: listDocumentLinks(data) }
}
