import { createContentVersion, type ContentVersion } from './content-version.js'
import type { DocumentInput, StoredDocument } from './stored-document.js'

/** A content release of the CMS with unpublished changes. */
export interface DraftInput {
  name: string
  id: string
  label: string
  /** Documents that the draft adds or replaces. */
  documents: readonly DocumentInput[]
  /** Ids of documents that the draft removes. */
  deleted?: readonly string[]
}

export interface Draft {
  readonly name: string
  readonly id: string
  readonly label: string
  readonly documents: readonly StoredDocument[]
  readonly deleted: readonly string[]
  /** The published content with the draft's changes. */
  readonly version: ContentVersion
  /** The value of the preview cookie: the session and, after a colon, its version, which edits change. */
  readonly previewUrl: string
}

export function createDraft(
  draft: Pick<Draft, 'name' | 'id' | 'label' | 'documents' | 'deleted'>,
  published: readonly StoredDocument[],
  repositoryName: string,
): Draft {
  const id = encodeURIComponent(draft.id)
  const documents = applyChanges(published, draft.documents, draft.deleted)
  const version = createContentVersion(documents, `draft ${draft.id}`)
  const session = `${id}:${version.ref}?websitePreviewId=${id}`
  return {
    ...draft,
    version,
    previewUrl: `https://${repositoryName}.prismic.io/previews/${session}`,
  }
}

/** Changed documents keep their position, new ones come last. */
export function applyChanges(
  published: readonly StoredDocument[],
  changed: readonly StoredDocument[],
  deleted: readonly string[],
): StoredDocument[] {
  // Setting a key that exists keeps its position in the Map.
  const byId = new Map([...published, ...changed].map((stored) => [stored.document.id, stored]))
  for (const id of deleted) byId.delete(id)
  return [...byId.values()]
}
