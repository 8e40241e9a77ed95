import type { Language } from '@prismicio/client'

import type { OAuthEndpoints } from './api-error.js'
import { createContentVersion } from './content-version.js'
import { applyChanges, createDraft, type DraftInput } from './drafts.js'
import { storeDocument, type DocumentInput } from './stored-document.js'
import { createVersionHistory, type VersionHistory } from './version-history.js'

/** The properties of a custom type's model that the API shows. */
export interface CustomTypeModel {
  id: string
  label?: string | null
}

export interface RepositoryContent {
  name: string
  documents: readonly DocumentInput[]
  drafts?: readonly DraftInput[]
  languages?: readonly Language[]
  customTypes?: readonly CustomTypeModel[]
  /** Default: private if there are access tokens. */
  access?: 'public' | 'private'
  accessTokens?: readonly string[]
  /** Folder of the files behind `{{images}}`. */
  imagesFolder?: string
}

export interface ContentRepository
  extends RepositorySettings, Pick<VersionHistory, 'getMaster' | 'getDrafts' | 'findVersion'> {
  /** Changes the master ref; the draft and its previews expire. */
  publish(draftName: string): void
  /** Publishes changed documents, with the date of now, and deletions. */
  publishDocuments(changed: readonly DocumentInput[], deleted?: readonly string[]): void
  /** Adds or replaces a draft. */
  saveDraft(draft: DraftInput): void
  /** Its previews expire. */
  closeDraft(draftName: string): void
}

interface RepositorySettings {
  readonly name: string
  readonly languages: readonly Language[]
  readonly masterLanguage: string
  readonly customTypes: readonly CustomTypeModel[]
  readonly access: 'public' | 'private'
  readonly accessTokens: readonly string[]
  readonly imagesFolder: string | undefined
  readonly oauth: OAuthEndpoints
}

const BRITISH_ENGLISH = { id: 'en-gb', name: 'English - Great Britain', is_master: true }

/** @throws Error if two documents share an id, or a private repository has no access tokens */
export function createRepository(
  content: RepositoryContent,
  {
    imagesUrl = '{{images}}',
    now = () => new Date(),
  }: { imagesUrl?: string; now?: () => Date } = {},
): ContentRepository {
  const settings = toSettings(content)
  const { name, masterLanguage, oauth } = settings
  const store = (input: DocumentInput) => storeDocument(input, { masterLanguage, imagesUrl })
  const master = createContentVersion(content.documents.map(store))
  const { getMaster, getDrafts, findVersion, requireDraft, setDrafts, setMaster } =
    createVersionHistory(name, oauth, master)

  const toDraft = (input: DraftInput) => {
    const draft = { ...input, documents: input.documents.map(store), deleted: input.deleted ?? [] }
    return createDraft(draft, getMaster().documents, name)
  }
  const publish = (changed: readonly DocumentInput[], deleted: readonly string[]) => {
    const date = toTimestamp(now())
    const published = changed.map((document) => ({
      ...document,
      first_publication_date: document.first_publication_date ?? date,
      last_publication_date: date,
    }))
    const documents = applyChanges(getMaster().documents, published.map(store), deleted)
    return createContentVersion(documents)
  }
  setDrafts((content.drafts ?? []).map(toDraft))

  return {
    ...settings,
    getMaster,
    getDrafts,
    findVersion,
    publish(draftName) {
      const draft = requireDraft(draftName)
      const documents = draft.documents.map(({ document }) => document)
      setMaster(
        publish(documents, draft.deleted),
        getDrafts().filter((other) => other !== draft),
      )
    },
    publishDocuments(changed, deleted = []) {
      setMaster(publish(changed, deleted))
    },
    saveDraft(draft) {
      setDrafts([...getDrafts().filter((other) => other.name !== draft.name), toDraft(draft)])
    },
    closeDraft(draftName) {
      const draft = requireDraft(draftName)
      setDrafts(getDrafts().filter((other) => other !== draft))
    },
  }
}

/** @throws Error if there is none */
export function findMasterLanguage({
  name,
  languages = [BRITISH_ENGLISH],
}: Pick<RepositoryContent, 'name' | 'languages'>): string {
  const master = languages.find(({ is_master }) => is_master) ?? languages[0]
  if (master === undefined) throw new Error(`Repository "${name}" has no language.`)
  return master.id
}

function toSettings(content: RepositoryContent): RepositorySettings {
  const { name, languages = [BRITISH_ENGLISH], accessTokens = [] } = content
  const masterLanguage = findMasterLanguage(content)
  const access = content.access ?? (accessTokens.length > 0 ? 'private' : 'public')
  if (access === 'private' && accessTokens.length === 0) {
    throw new Error(
      `Repository "${name}" is private but has no access tokens: set CONTENT_ACCESS_TOKENS.`,
    )
  }
  return {
    name,
    languages,
    masterLanguage,
    customTypes: content.customTypes ?? [],
    access,
    accessTokens,
    imagesFolder: content.imagesFolder,
    oauth: {
      oauth_initiate: `https://${name}.prismic.io/auth`,
      oauth_token: `https://${name}.prismic.io/auth/token`,
    },
  }
}

/** As in the CMS, for example `2026-11-21T12:00:00+0000`. */
function toTimestamp(date: Date) {
  return `${date.toISOString().slice(0, 19)}+0000` as `${string}+0000`
}
