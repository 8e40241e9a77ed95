import { createContentVersion, type ContentVersion } from './content-version.js'
import type { DocumentInput, StoredDocument } from './stored-document.js'

/** Unpublished changes, as in a content release of the CMS. */
export interface DraftInput {
  name: string
  id: string
  label: string
  documents: readonly DocumentInput[]
  /** Document ids. */
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
  /**
   * Value of the preview cookie: the session and, after a colon, its version, which changes with
   * each edit.
   */
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

/** Changed documents stay in position, new ones come last. */
export function applyChanges(
  published: readonly StoredDocument[],
  changed: readonly StoredDocument[],
  deleted: readonly string[],
): StoredDocument[] {
  // Setting an existing key does not move it in the Map.
  const byId = new Map([...published, ...changed].map((stored) => [stored.document.id, stored]))
  for (const id of deleted) byId.delete(id)
  return [...byId.values()]
}
