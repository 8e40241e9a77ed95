import { createContentVersion, type ContentVersion } from './content-version.js'
import type { DocumentInput, StoredDocument } from './stored-document.js'

/** A content release with unpublished changes, as the folder `drafts/<name>` or a test gives it. */
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
  /** What the preview cookie carries: the session, and after a colon its version, which edits change. */
  readonly previewUrl: string
}

export function createDraft(
  draft: Pick<Draft, 'name' | 'id' | 'label' | 'documents' | 'deleted'>,
  published: readonly StoredDocument[],
  repositoryName: string,
): Draft {
  const id = encodeURIComponent(draft.id)
  const documents = applyChanges(published, draft.documents, draft.deleted)
  const version = createContentVersion(documents, { salt: `draft ${draft.id}` })
  const session = `${id}:${version.ref}?websitePreviewId=${id}`
  return {
    ...draft,
    version,
    previewUrl: `https://${repositoryName}.prismic.io/previews/${session}`,
  }
}

/** The published documents with some replaced in their place, some removed, and new ones at the end. */
export function applyChanges(
  published: readonly StoredDocument[],
  changed: readonly StoredDocument[],
  deleted: readonly string[],
): StoredDocument[] {
  const changedById = new Map(changed.map((stored) => [stored.document.id, stored]))
  const deletedIds = new Set(deleted)
  const documents: StoredDocument[] = []
  for (const stored of published) {
    const { id } = stored.document
    const replacement = changedById.get(id)
    changedById.delete(id)
    if (!deletedIds.has(id)) documents.push(replacement ?? stored)
  }
  return [...documents, ...[...changedById.values()].filter((s) => !deletedIds.has(s.document.id))]
}
