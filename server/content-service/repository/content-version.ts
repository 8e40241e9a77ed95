import { createHash } from 'node:crypto'

import type { AlternateLanguage } from '@prismicio/client'
import type { StoredDocument } from './stored-document.js'

/** The documents of one ref. Immutable: publishing creates another version. */
export interface ContentVersion {
  readonly ref: string
  readonly documents: readonly StoredDocument[]
  readonly byId: ReadonlyMap<string, StoredDocument>
  /** By the document's id. */
  readonly translations: ReadonlyMap<string, readonly AlternateLanguage[]>
}

/**
 * The ref is a hash of the content, equal in every process; `salt` distinguishes a draft without
 * changes from the master ref.
 */
export function createContentVersion(
  documents: readonly StoredDocument[],
  salt = '',
): ContentVersion {
  const byId = new Map<string, StoredDocument>()
  for (const stored of documents) {
    const { id, type } = stored.document
    const other = byId.get(id)
    if (other) {
      const types = `types "${other.document.type}" and "${type}"`
      throw new Error(`Two documents have the id "${id}" (${types}). Give one of them another id.`)
    }
    byId.set(id, stored)
  }
  return { ref: deriveRef(documents, salt), documents, byId, translations: joinPairs(byId) }
}

/** Whichever of two documents names the other as its translation, both have it, and only where both are there. */
function joinPairs(
  byId: ReadonlyMap<string, StoredDocument>,
): Map<string, readonly AlternateLanguage[]> {
  const joined = new Map<string, AlternateLanguage[]>()
  const add = (from: StoredDocument, to: StoredDocument) => {
    const { id, type, lang, uid } = to.document
    const known = joined.get(from.document.id) ?? []
    if (known.some((translation) => translation.id === id)) return
    joined.set(from.document.id, [...known, { id, type, lang, ...(uid !== null && { uid }) }])
  }
  for (const stored of byId.values()) {
    for (const { id } of stored.document.alternate_languages) {
      const other = byId.get(id)
      if (other === undefined) continue
      add(stored, other)
      add(other, stored)
    }
  }
  return joined
}

/** Sixteen URL-safe characters, as in the real service. */
function deriveRef(documents: readonly StoredDocument[], salt: string): string {
  const hash = createHash('sha1').update(salt)
  for (const stored of documents) hash.update(stored.hash)
  return `Z${hash.digest('base64url').slice(0, 15)}`
}
