import { isRecord } from '../repository/document-links.js'
import { isRichText } from './field-values.js'
import type { StoredDocument } from '../repository/stored-document.js'

const wordsOfDocuments = new WeakMap<StoredDocument, ReadonlySet<string>>()

/** The words of all texts in a document, worked out on the first full-text search. */
export function getDocumentWords(stored: StoredDocument): ReadonlySet<string> {
  const known = wordsOfDocuments.get(stored)
  if (known) return known
  const words = new Set(toWords(collectText(stored.document.data)))
  wordsOfDocuments.set(stored, words)
  return words
}

/** Words in lower case without accents: "Café" and "cafe" are the same word. */
export function toWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Texts of any value; addresses, ids and dimensions are not text. */
export function collectText(value: unknown): string {
  if (typeof value === 'string') return value
  if (isRichText(value)) return value.map((block) => block.text).join(' ')
  if (Array.isArray(value)) return value.map(collectText).join(' ')
  if (!isRecord(value) || 'link_type' in value || 'embed_url' in value) return ''
  if ('dimensions' in value) return collectText(value['alt'] ?? '')
  return Object.values(value).map(collectText).join(' ')
}
