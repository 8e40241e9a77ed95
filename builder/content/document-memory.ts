import type { RepositoryFacts } from '../../client/shared/content-api/create-content-client.js'
import type { ContentSnapshot } from '../../client/shared/content-api/fetch-snapshot.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { isEqual } from '../../client/content/lib/is-equal.js'

/** What a process that builds again and again keeps of the content between two builds. */
export interface DocumentMemory {
  known: KnownContent | null
}

export interface KnownContent extends ContentSnapshot<CareersDocument> {
  contextKey: string
  /** In ms. */
  readWholeAt: number
}

/** Of languages and integration fields: after a change of either, all documents may be different. */
export function toContextKey({ languages, integrationFieldsRef }: RepositoryFacts): string {
  return JSON.stringify([languages, integrationFieldsRef])
}

/** The documents that were read, but the known object for each one that is equal to it. */
export function keepKnown(
  documents: readonly CareersDocument[],
  known: readonly CareersDocument[],
): CareersDocument[] {
  const byId = new Map(known.map((document) => [document.id, document]))
  return documents.map((document) => {
    // `href` holds the ref, so it would differ in each read; no code reads it.
    const read: CareersDocument = { ...document, href: '' }
    const former = byId.get(read.id)
    return former !== undefined && isEqual(former, read) ? former : read
  })
}
