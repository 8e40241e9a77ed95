import { createHash } from 'node:crypto'
import {
  createRepository,
  type ContentRepository,
} from '../../../server/content-service/repository/repository.js'

export interface StoredDocument {
  id: string
  title: string
  type: string
  uid: string | null
  lang: string
  tags: string[]
  data: Record<string, unknown>
  /** Of which it is the translation. */
  alternate_language_id?: string
}

export interface StoredAsset {
  id: string
  url: string
  filename: string
  notes: string
}

type Model = { id: string } & Record<string, unknown>

/** What Prismic keeps of one repository, and the rules by which its three writing APIs change it. */
export class PrismicRepository {
  readonly models = { customtypes: new Map<string, Model>(), slices: new Map<string, Model>() }
  assets: StoredAsset[] = []
  /** The migration release. */
  drafts: StoredDocument[] = []
  published: StoredDocument[] = []
  /** `published`, as the Content API answers it: with what its links lead to. */
  readonly content: ContentRepository
  private made = 0

  /** The first is the master language. */
  constructor(languages: readonly string[] = ['en-gb']) {
    this.content = createRepository({
      name: 'acme',
      documents: [],
      languages: languages.map((id, index) => ({ id, name: id, is_master: index === 0 })),
    })
  }

  insertModel(kind: 'customtypes' | 'slices', model: Model): number {
    if (this.models[kind].has(model.id)) return 409
    this.models[kind].set(model.id, model)
    return 201
  }

  updateModel(kind: 'customtypes' | 'slices', model: Model): number {
    if (!this.models[kind].has(model.id)) return 422
    this.models[kind].set(model.id, model)
    return 204
  }

  addAsset(filename: string, notes: string, imagesUrl: string): StoredAsset {
    const id = this.createId()
    const url = `${imagesUrl}/acme/${id}_${filename}?auto=format,compress`
    const asset = { id, url, filename, notes }
    this.assets.push(asset)
    return asset
  }

  /** Null if a document has the uid, or is the only one that its type allows. */
  createDocument(given: Omit<StoredDocument, 'id'>): StoredDocument | null {
    const isTaken = [...this.drafts, ...this.published].some(
      ({ type, uid, lang }) => type === given.type && uid === given.uid && lang === given.lang,
    )
    if (isTaken) return null
    const document = { ...given, id: this.createId() }
    this.drafts.push(document)
    return document
  }

  updateDocument(id: string, changes: Partial<StoredDocument>): StoredDocument | null {
    const known = [...this.drafts, ...this.published].find((document) => document.id === id)
    if (known === undefined) return null
    const changed = { ...known, ...changes, id }
    this.drafts = [...this.drafts.filter((document) => document.id !== id), changed]
    return changed
  }

  /** What an editor does with the migration release. Returns the ids of its documents. */
  publish(): string[] {
    const ids = this.drafts.map(({ id }) => id)
    const { byId } = this.content.getMaster()
    this.content.publishDocuments(
      this.drafts.map(({ alternate_language_id: id, ...draft }) => ({
        ...byId.get(draft.id)?.document,
        ...draft,
        ...(id && { alternate_languages: [{ id, type: draft.type, lang: '' }] }),
      })),
    )
    this.published = [...this.published.filter(({ id }) => !ids.includes(id)), ...this.drafts]
    this.drafts = []
    return ids
  }

  /** Without ids, which differ from run to run: links and pictures by what they lead to. */
  describe(): unknown {
    const names = new Map([
      ...[...this.published, ...this.drafts].map(
        ({ id, type, uid }) => [id, `${type}/${uid}`] as const,
      ),
      ...this.assets.map(({ id, filename }) => [id, filename] as const),
    ])
    const describe = (documents: StoredDocument[]) =>
      documents
        .map(({ id, ...document }) => ({ name: names.get(id), ...document }))
        .sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1))
    const described = {
      models: Object.values(this.models).map((models) => Object.fromEntries([...models].sort())),
      assets: this.assets.map(({ filename }) => filename).sort(),
      published: describe(this.published),
      drafts: describe(this.drafts),
    }
    return JSON.parse(JSON.stringify(described), (key, value: unknown) =>
      key === 'url' && String(value).includes('/acme/')
        ? 'a picture'
        : key === 'id'
          ? (names.get(String(value)) ?? value)
          : value,
    )
  }

  private createId(): string {
    return createHash('sha256').update(`${this.made++}`).digest('base64url').slice(0, 16)
  }
}
