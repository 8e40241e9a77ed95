import { createHash } from 'node:crypto'

import type { PrismicDocument } from '@prismicio/client'

import { listDocumentLinks, type DocumentLink } from './document-links.js'

/** All other properties have defaults. */
export type DocumentInput = Pick<PrismicDocument, 'id' | 'type'> & Partial<PrismicDocument>

/** Values that requests need, computed once. */
export interface StoredDocument {
  readonly document: PrismicDocument
  /** JSON members from `tags` to `lang`, without braces: the last one depends on the version. */
  readonly metaJson: string
  readonly dataJson: string
  /** Hash of everything that an answer shows. */
  readonly hash: string
  readonly links: readonly DocumentLink[]
}

/** Placeholder of the images' URL, which depends on the deployment. */
const IMAGES_PLACEHOLDER = '{{images}}'

export function storeDocument(
  input: DocumentInput,
  { masterLanguage, imagesUrl }: { masterLanguage: string; imagesUrl: string },
): StoredDocument {
  const dataJson = JSON.stringify(input.data ?? {}).replaceAll(IMAGES_PLACEHOLDER, imagesUrl)
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
  }
  const translations = { alternate_languages: input.alternate_languages ?? [] }
  const data = JSON.parse(dataJson) as PrismicDocument['data']
  const metaJson = JSON.stringify(meta).slice(1, -1)
  const hash = createHash('sha1')
    .update(JSON.stringify(identity))
    .update(JSON.stringify({ ...meta, ...translations }).slice(1, -1))
    .update(dataJson)
    .digest('base64url')
  // Unpublished drafts have no dates, unlike in the client's types.
  const document = { ...identity, href: '', ...meta, ...translations, data } as PrismicDocument
  return { document, metaJson, dataJson, hash, links: listDocumentLinks(data) }
}
