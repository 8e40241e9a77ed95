import type { RepositoryFacts } from '../../client/shared/content-api/create-content-client.js'
import { ContentServiceError } from '../../client/shared/content-api/content-service-error.js'
import {
  fetchSnapshot,
  type ContentSnapshot,
} from '../../client/shared/content-api/fetch-snapshot.js'
import * as MESSAGES from '../../client/shared/constants/messages.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { BuilderConfig } from '../lib/config.js'
import type { ProgressUpdate } from '../lib/progress.js'
import { ContentError, explainContentFailure } from './content-error.js'
import { createContentClient } from './content-client.js'
import { keepKnown, toContextKey, type DocumentMemory } from './document-memory.js'
import { fetchChanges } from './fetch-changes.js'

export interface ReadChoices {
  /** By default there is nothing to remember, and everything is read. */
  memory?: DocumentMemory | undefined
  /** Reads everything in spite of the memory. */
  isWhole?: boolean | undefined
  /** For all requests together, in ms. */
  timeout?: number
  /** In ms. */
  now?: number
}

/** 10,000 jobs take half a minute from a service that needs a second for each page. */
const TIMEOUT_MS = 600_000

/**
 * All documents of the master ref. With a memory, only what changed is read if that is certain to be
 * enough, and unchanged documents are the same objects as before. @throws ContentError
 */
export async function fetchDocuments(
  config: BuilderConfig,
  update: ProgressUpdate,
  { memory = { known: null }, isWhole, timeout = TIMEOUT_MS, now = Date.now() }: ReadChoices = {},
): Promise<ContentSnapshot<CareersDocument>> {
  const signal = AbortSignal.timeout(timeout)
  const { known } = memory
  try {
    const client = createContentClient(config)
    const repository = await client.fetchRepository({ signal })
    const ref = await client.fetchMasterRef({ signal })
    const place = { repository, ref, now, signal }
    const changed =
      known === null || isWhole ? null : await fetchChanges(client, known, place).catch(() => null)
    const read =
      changed ??
      (await fetchSnapshot<CareersDocument>(client, {
        signal,
        onPage: (done, total) => update(done, total, 'pages of documents'),
      }))
    for (const lang of toLangs(config)) checkLanguage(lang, read.documents, repository)
    const documents = changed?.documents ?? keepKnown(read.documents, known?.documents ?? [])
    const readWholeAt = changed === null || known === null ? now : known.readWholeAt
    memory.known = { ref: read.ref, documents, contextKey: toContextKey(repository), readWholeAt }
    update(documents.length, documents.length, 'documents')
    return { ref: read.ref, documents }
  } catch (error) {
    const isLate =
      signal.aborted && new ContentServiceError('timed-out', MESSAGES.timedOut(timeout))
    throw explainContentFailure(isLate || error, config)
  }
}

function toLangs({ lang, languages }: BuilderConfig): string[] {
  return languages.length === 0 ? [lang] : languages.map((language) => language.lang)
}

function checkLanguage(
  lang: string,
  documents: readonly CareersDocument[],
  { languages = [] }: RepositoryFacts,
): void {
  if (documents.some((document) => document.lang === lang)) return
  if (languages.some(({ id }) => id === lang)) return
  const known = languages.map(({ id }) => id).join(', ')
  const others = known === '' ? '' : ` The languages of the repository are ${known}.`
  throw new ContentError(`CONTENT_LANG: there is no document in "${lang}".${others}`)
}
