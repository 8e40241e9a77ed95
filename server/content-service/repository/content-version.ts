import { createHash } from 'node:crypto'

import type { StoredDocument } from './stored-document.js'

/** The documents of one ref. Immutable: publishing creates another version. */
export interface ContentVersion {
  readonly ref: string
  readonly documents: readonly StoredDocument[]
  readonly byId: ReadonlyMap<string, StoredDocument>
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
  return { ref: deriveRef(documents, salt), documents, byId }
}

/** Sixteen URL-safe characters, as in the real service. */
function deriveRef(documents: readonly StoredDocument[], salt: string): string {
  const hash = createHash('sha1').update(salt)
  for (const stored of documents) hash.update(stored.hash)
  return `Z${hash.digest('base64url').slice(0, 15)}`
}
