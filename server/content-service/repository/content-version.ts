import { createHash } from 'node:crypto'

import type { StoredDocument } from './stored-document.js'

/** All documents as one ref shows them. Never changes: a publication makes another version. */
export interface ContentVersion {
  readonly ref: string
  readonly documents: readonly StoredDocument[]
  readonly byId: ReadonlyMap<string, StoredDocument>
  readonly byType: ReadonlyMap<string, readonly StoredDocument[]>
  /** Keys are `type/uid`; several documents where one exists in several languages. */
  readonly byUid: ReadonlyMap<string, readonly StoredDocument[]>
  /** Answers to recent queries in order, so that page 2 and later need no second search. */
  readonly recentQueries: Map<string, readonly StoredDocument[]>
}

/**
 * Indexes the documents of one ref. The ref is derived from the content, so that the same content
 * has the same ref in every process; `salt` keeps a draft's ref apart from the master's.
 */
export function createContentVersion(
  documents: readonly StoredDocument[],
  { ref, salt = '' }: { ref?: string | undefined; salt?: string } = {},
): ContentVersion {
  const byId = new Map<string, StoredDocument>()
  const byType = new Map<string, StoredDocument[]>()
  const byUid = new Map<string, StoredDocument[]>()
  for (const stored of documents) {
    const { id, type, uid } = stored.document
    const twin = byId.get(id)
    if (twin) {
      const kinds = `types "${twin.document.type}" and "${type}"`
      throw new Error(`Two documents have the id "${id}" (${kinds}). Give one of them another id.`)
    }
    byId.set(id, stored)
    addTo(byType, type, stored)
    if (uid !== null) addTo(byUid, `${type}/${uid}`, stored)
  }
  return {
    ref: ref ?? deriveRef(documents, salt),
    documents,
    byId,
    byType,
    byUid,
    recentQueries: new Map(),
  }
}

function addTo(index: Map<string, StoredDocument[]>, key: string, stored: StoredDocument): void {
  const entries = index.get(key)
  if (entries) entries.push(stored)
  else index.set(key, [stored])
}

function deriveRef(documents: readonly StoredDocument[], salt: string): string {
  const hash = createHash('sha1').update(salt)
  for (const stored of documents) hash.update(stored.hash)
  // The real refs look like this one: sixteen characters that need no encoding in a URL.
  return `Z${hash.digest('base64url').slice(0, 15)}`
}
