import {
  createMigration,
  InvalidDataError,
  NotFoundError,
  PrismicError,
  type Migration,
  type MigrateReporterEvents,
  type WriteClient,
} from '@prismicio/client'
import type { ProgressUpdate } from '../../lib/progress.js'
import { toPrintable } from '../../shared/programs/printable.js'
import type { ConnectState, SentDocument } from './connect-state.js'
import type { PublishedRepository } from './published-documents.js'
import { findLinks, type SampleDocument } from './sample-documents.js'
import type { PicturesByFile } from './send-pictures.js'
import { toLink, toMigrationData } from './to-migration-data.js'
import { WriteRefusedError } from './write-fetch.js'

export interface DocumentSources {
  documents: readonly SampleDocument[]
  published: PublishedRepository['documents']
  pictures: PicturesByFile
  state: ConnectState
  /** Writes the state to disk. */
  save: () => void
  client: WriteClient
}

/** Why a migration ended early, and a further one goes on. */
interface Setback {
  key: string
  reason: 'is-there' | 'is-gone'
}

/**
 * Those that are not whole yet. What is published belongs to the editors, unless an interrupted run had
 * asked for it and it was published blank.
 */
export function findUnsent({
  documents,
  published,
  state,
}: Pick<DocumentSources, 'documents' | 'published' | 'state'>): SampleDocument[] {
  return documents.filter(({ key }) => {
    const sent = state.documents[key]
    const found = published.get(key)
    if (sent === undefined) return found === undefined
    if (sent.id === null) return found === undefined || found.isBlank
    return !sent.isWhole
  })
}

/**
 * Sends the documents to the migration release by the official client, which creates all and then fills
 * them, since they link to each other. Returns the keys of drafts whose id is unknown until they are
 * published; links to them are empty until then.
 */
export async function sendDocuments(
  sources: DocumentSources,
  update: ProgressUpdate,
): Promise<string[]> {
  const { published, state, save } = sources
  for (const { key } of findUnsent(sources)) {
    const [sent, found] = [state.documents[key], published.get(key)]
    if (sent?.id === null && found !== undefined) sent.id = found.id
  }
  const setbacks: Setback[] = []
  for (;;) {
    const drafts = setbacks.filter(({ reason }) => reason === 'is-there').map(({ key }) => key)
    const unsent = findUnsent(sources).filter(({ key }) => !drafts.includes(key))
    const setback = unsent.length === 0 ? null : await runMigration(unsent, sources, update)
    if (setback === null) return drafts
    if (setbacks.some(({ key }) => key === setback.key)) {
      throw new WriteRefusedError(
        `The document ${setback.key} is made and is gone at once. Run this again.`,
      )
    }
    setbacks.push(setback)
    save()
  }
}

async function runMigration(
  unsent: readonly SampleDocument[],
  sources: DocumentSources,
  update: ProgressUpdate,
): Promise<Setback | null> {
  const { state, client } = sources
  const migration = createMigration()
  const keys = new Map(sources.documents.map(({ id, lang, key }) => [`${lang} ${id}`, key]))
  const findId: FindId = (lang, sampleId) => {
    const key = keys.get(`${lang} ${sampleId}`) ?? ''
    return state.documents[key]?.id ?? sources.published.get(key)?.id ?? null
  }
  const migrated = new Map(
    unsent.map((document) => [addTo(migration, document, sources, findId), document]),
  )
  const notes = takeNotes(migrated, sources, findId, update)
  try {
    await client.migrate(migration, { reporter: notes.onEvent })
    return null
  } catch (error) {
    const { key, phase, wasAsked } = notes.current()
    if (phase === 'creating' && isThere(error)) {
      // Not an answer that got lost, but somebody's own draft.
      if (!wasAsked) forget(state, key)
      return { key, reason: 'is-there' }
    }
    if (phase === 'updating' && error instanceof NotFoundError) {
      forget(state, key)
      return { key, reason: 'is-gone' }
    }
    if (error instanceof InvalidDataError) {
      const details = toPrintable(JSON.stringify(error.response ?? null), 500)
      throw new WriteRefusedError(`${key} is refused: ${error.message} ${details}`, {
        cause: error,
      })
    }
    throw error
  }
}

function forget(state: ConnectState, key: string): void {
  const kept = Object.entries(state.documents).filter(([other]) => other !== key)
  state.documents = Object.fromEntries(kept)
}

/** The repository's id of a document of the sample in a language. */
type FindId = (lang: string, sampleId: string) => string | null

type MigratedDocument = Migration['_documents'][number]

function addTo(
  migration: Migration,
  { key, id: sampleId, type, uid, lang, tags, title, data: given }: SampleDocument,
  { state, pictures, documents }: DocumentSources,
  findId: FindId,
): MigratedDocument {
  const replacements = { pictures, findId: (id: string) => findId(lang, id) }
  const data = toMigrationData(given, replacements) as Record<string, never>
  const id = state.documents[key]?.id ?? null
  const document = { type, uid, lang, tags, data }
  const first = documents[0]?.lang ?? lang
  // Made before it, because the first language comes first.
  const masterLanguageDocument = () => toLink(findId(first, sampleId))
  const params = first === lang ? {} : { masterLanguageDocument }
  return id === null
    ? migration.createDocument(document, title, params as never)
    : migration.updateDocument({ ...document, id } as never, title)
}

/** Writes down each request before it is sent and each answer as soon as it is there. */
function takeNotes(
  migrated: ReadonlyMap<MigratedDocument, SampleDocument>,
  { state, save }: DocumentSources,
  findId: FindId,
  update: ProgressUpdate,
) {
  const toCreate = [...migrated.values()].filter(({ key }) => !state.documents[key]?.id).length
  const total = toCreate + migrated.size
  let done = 0
  let current = { key: '', phase: 'none', wasAsked: false }
  let onAnswer = () => {}

  const begin = (
    phase: string,
    document: MigratedDocument,
    answered: (sent: SentDocument) => void,
  ) => {
    onAnswer()
    const { key = '' } = migrated.get(document) ?? {}
    current = { key, phase, wasAsked: state.documents[key] !== undefined }
    const sent = (state.documents[key] ??= { id: null, isWhole: false })
    save()
    onAnswer = () => {
      answered(sent)
      save()
      update(++done, total, 'requests')
      onAnswer = () => {}
    }
  }
  const onEvent = (event: MigrateReporterEvents): void => {
    if (event.type === 'documents:creating') {
      const { document } = event.data
      begin('creating', document, (sent) => void (sent.id = document.document.id ?? null))
    } else if (event.type === 'documents:updating') {
      const { document } = event.data
      const { lang = '', data } = migrated.get(document) ?? {}
      const links = findLinks(data)
      begin('updating', document, (sent) => {
        sent.isWhole = links.every((link) => findId(lang, link) !== null)
      })
    } else if (event.type === 'documents:created' || event.type === 'documents:updated') onAnswer()
  }
  return { onEvent, current: () => current }
}

/** 'Document with this UID already exists' */
function isThere(error: unknown): boolean {
  if (!(error instanceof PrismicError)) return false
  return /already exist/i.test(`${error.message} ${JSON.stringify(error.response ?? null)}`)
}
