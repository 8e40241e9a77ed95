import type { ContentVersion } from '../repository/content-version.js'
import { getDocumentWords } from './document-words.js'
import type { StoredDocument } from '../repository/stored-document.js'

/**
 * A test for documents that share a telling word with the document `id`: one that stands in at
 * most `limit` documents. That document itself is not similar; without it nothing is.
 */
export function createSimilarTest(
  id: string,
  limit: number,
  version: ContentVersion,
): (stored: StoredDocument) => boolean {
  const origin = version.byId.get(id)
  if (!origin) return () => false
  const counts = new Map([...getDocumentWords(origin)].map((word) => [word, 0]))
  for (const stored of version.documents) {
    for (const word of getDocumentWords(stored)) {
      const count = counts.get(word)
      if (count !== undefined) counts.set(word, count + 1)
    }
  }
  const telling = [...counts].filter(([, count]) => count <= limit).map(([word]) => word)
  return (stored) => stored !== origin && telling.some((word) => getDocumentWords(stored).has(word))
}
