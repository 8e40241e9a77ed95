import type { Language } from '@prismicio/client'

import {
  createPreviewExpiredError,
  createPreviewNotFoundError,
  createRefExpiredError,
  createRefNotFoundError,
  type OAuthEndpoints,
} from './api-error.js'
import { createContentVersion, type ContentVersion } from './content-version.js'
import type { CustomTypeModel } from './custom-type-model.js'
import { applyChanges, createDraft, type Draft, type DraftInput } from './drafts.js'
import { parseRef } from './parse-ref.js'
import { storeDocument, type DocumentInput } from './stored-document.js'

/** Everything that a repository is made of, before any address is known. */
export interface RepositoryContent {
  name: string
  documents: readonly DocumentInput[]
  drafts?: readonly DraftInput[]
  languages?: readonly Language[]
  customTypes?: readonly CustomTypeModel[]
  /** The first master ref; later ones, and by default this one, are derived from the content. */
  masterRef?: string
  /** `private` as soon as there are access tokens, unless it says otherwise. */
  access?: 'public' | 'private'
  accessTokens?: readonly string[]
  /** Folder of the files behind `{{images}}`. */
  imagesFolder?: string
}

/** A content repository in memory: what is published, what is drafted, and who may read. */
export interface ContentRepository {
  readonly name: string
  readonly languages: readonly Language[]
  readonly masterLanguage: string
  readonly customTypes: readonly CustomTypeModel[]
  readonly access: 'public' | 'private'
  readonly accessTokens: readonly string[]
  readonly imagesFolder: string | undefined
  readonly oauth: OAuthEndpoints
  getMaster(): ContentVersion
  getDrafts(): readonly Draft[]
  /** The version behind a `ref` parameter in any of its forms. Throws the API's own errors. */
  findVersion(ref: string): ContentVersion
  /** Publishes a draft: the master ref moves, the draft and its previews are gone. */
  publish(draftName: string): void
  /** Publishes changes to some documents; the others stay. */
  publishDocuments(changed: readonly DocumentInput[], deleted?: readonly string[]): void
  /** Publishes these documents in place of all that were. */
  replaceDocuments(documents: readonly DocumentInput[]): void
  /** Adds a draft, or replaces the one of the same name; its session stays. */
  saveDraft(draft: DraftInput): void
  /** Removes a draft, so that its previews expire. */
  closeDraft(draftName: string): void
}

const BRITISH_ENGLISH = { id: 'en-gb', name: 'English - Great Britain', is_master: true }

/** Throws when a document is not usable, with its id, or when a private one has no access tokens. */
export function createRepository(
  content: RepositoryContent,
  {
    imagesUrl = '{{images}}',
    now = () => new Date(),
  }: { imagesUrl?: string; now?: () => Date } = {},
): ContentRepository {
  const languages = content.languages ?? [BRITISH_ENGLISH]
  const masterLanguage = (languages.find((language) => language.is_master) ?? languages[0])?.id
  if (masterLanguage === undefined) throw new Error(`Repository "${content.name}" has no language.`)
  const accessTokens = content.accessTokens ?? []
  const access = content.access ?? (accessTokens.length > 0 ? 'private' : 'public')
  if (access === 'private' && accessTokens.length === 0) {
    throw new Error(
      `Repository "${content.name}" is private but has no access tokens: set CONTENT_ACCESS_TOKENS.`,
    )
  }
  const oauth = {
    oauth_initiate: `https://${content.name}.prismic.io/auth`,
    oauth_token: `https://${content.name}.prismic.io/auth/token`,
  }

  const store = (input: DocumentInput) => storeDocument(input, { masterLanguage, imagesUrl })
  let master = createContentVersion(content.documents.map(store), { ref: content.masterRef })
  let drafts: readonly Draft[] = (content.drafts ?? []).map(toDraft)
  const formerMasterRefs = new Set<string>()
  const formerDraftRefs = new Set<string>()
  const formerSessions = new Set<string>()

  function toDraft(draft: DraftInput): Draft {
    const documents = draft.documents.map(store)
    return createDraft(
      { ...draft, documents, deleted: draft.deleted ?? [] },
      master.documents,
      content.name,
    )
  }

  function requireDraft(name: string): Draft {
    const draft = drafts.find((candidate) => candidate.name === name)
    if (draft) return draft
    const known = drafts.map((candidate) => candidate.name).join(', ') || 'none'
    throw new Error(
      `There is no draft "${name}" in repository "${content.name}" (drafts: ${known}).`,
    )
  }

  function setDrafts(next: readonly Draft[]): void {
    for (const draft of drafts) formerDraftRefs.add(draft.version.ref)
    for (const draft of drafts) formerSessions.add(draft.id)
    drafts = next
  }

  function moveMaster(next: ContentVersion, remaining: readonly Draft[]): void {
    formerMasterRefs.add(master.ref)
    master = next
    setDrafts(remaining.map((draft) => createDraft(draft, master.documents, content.name)))
  }

  function findVersion(ref: string): ContentVersion {
    const requested = parseRef(ref, content.name)
    if (requested.kind === 'preview') {
      const draft = drafts.find((candidate) => candidate.id === requested.session)
      if (draft) return draft.version
      if (formerSessions.has(requested.session)) throw createPreviewExpiredError(oauth)
      throw createPreviewNotFoundError(requested.previewUrl)
    }
    if (requested.ref === master.ref) return master
    const draft = drafts.find((candidate) => candidate.version.ref === requested.ref)
    if (draft) return draft.version
    if (formerDraftRefs.has(requested.ref)) throw createPreviewExpiredError(oauth)
    if (formerMasterRefs.has(requested.ref)) throw createRefExpiredError(master.ref)
    throw createRefNotFoundError(master.ref)
  }

  return {
    name: content.name,
    languages,
    masterLanguage,
    customTypes: content.customTypes ?? [],
    access,
    accessTokens,
    imagesFolder: content.imagesFolder,
    oauth,
    getMaster: () => master,
    getDrafts: () => drafts,
    findVersion,
    publish(draftName) {
      const draft = requireDraft(draftName)
      const date = now().toISOString().slice(0, 19) + '+0000'
      const published = draft.documents.map(({ document }) =>
        store({
          ...document,
          first_publication_date: document.first_publication_date ?? date,
          last_publication_date: date,
        }),
      )
      const documents = applyChanges(master.documents, published, draft.deleted)
      moveMaster(
        createContentVersion(documents),
        drafts.filter((other) => other !== draft),
      )
    },
    publishDocuments(changed, deleted = []) {
      const documents = applyChanges(master.documents, changed.map(store), deleted)
      moveMaster(createContentVersion(documents), drafts)
    },
    replaceDocuments(documents) {
      moveMaster(createContentVersion(documents.map(store)), drafts)
    },
    saveDraft(draft) {
      const others = drafts.filter((other) => other.name !== draft.name)
      setDrafts([...others, toDraft(draft)])
    },
    closeDraft(draftName) {
      const draft = requireDraft(draftName)
      setDrafts(drafts.filter((other) => other !== draft))
    },
  }
}
