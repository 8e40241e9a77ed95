import { filter } from '@prismicio/client'
import {
  toTextOrEmpty,
  isPresent,
  toDocumentId,
  toItems,
} from '../../client/content/documents/field-values.js'
import type {
  ContentClient,
  RepositoryFacts,
} from '../../client/shared/content-api/create-content-client.js'
import { fetchPages } from '../../client/shared/content-api/fetch-pages.js'
import { inOrder, type ContentSnapshot } from '../../client/shared/content-api/fetch-snapshot.js'
import type { PlatformSignal } from '../../client/shared/content-api/platform.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { keepKnown, toContextKey, type KnownContent } from './document-memory.js'
import { isEqual } from '../../client/content/lib/is-equal.js'

/** In ms. */
const DAY = 86_400_000
/**
 * How far before the newest known publication is asked again, in ms: publications may become visible in
 * another order than that of their dates.
 */
const OVERLAP = 3_600_000

interface Now {
  repository: RepositoryFacts
  ref: string
  /** In ms. */
  now: number
  signal: PlatformSignal
}

/**
 * The documents at a ref, from the known ones and those that were published since. Null at any doubt:
 * then everything has to be read.
 */
export async function fetchChanges(
  client: ContentClient,
  known: KnownContent,
  { repository, ref, now, signal }: Now,
): Promise<ContentSnapshot<CareersDocument> | null> {
  const age = now - known.readWholeAt
  // A clock that was set back makes it negative.
  if (!(age >= 0 && age < DAY) || toContextKey(repository) !== known.contextKey) return null
  if (ref === known.ref) return known
  const newest = findNewest(known.documents)
  // Behind a date in the future, publications of today would not be found.
  if (newest === null || newest > now + OVERLAP) return null

  const since = new Date(newest - OVERLAP)
  const filters = [filter.dateAfter('document.last_publication_date', since)]
  const [published, { total_results_size: total }] = await Promise.all([
    fetchPages<CareersDocument>(client, { ref, filters, signal }),
    client.search({ ref, pageSize: 1, signal }),
  ])
  const changed = new Map(
    keepKnown(published, known.documents).map((document) => [document.id, document]),
  )
  const former = new Map(known.documents.map((document) => [document.id, document]))
  for (const [id, document] of changed) if (former.get(id) === document) changed.delete(id)
  // The ref moved for something that cannot be seen from here.
  if (changed.size === 0) return null

  const documents = inOrder([...new Map([...former, ...changed]).values()])
  // Otherwise some were deleted.
  if (documents.length !== total) return null
  const unchanged = known.documents.filter(({ id }) => !changed.has(id))
  if (hasStaleLinks(unchanged, [...changed.values()], former)) return null
  return { ref, documents }
}

/** When the newest document was published, in ms. */
function findNewest(documents: readonly CareersDocument[]): number | null {
  const dates = documents.map((document) =>
    Date.parse(toTextOrEmpty(document.last_publication_date)),
  )
  const newest = dates.reduce((latest, date) => (date > latest ? date : latest), -Infinity)
  return Number.isFinite(newest) ? newest : null
}

/**
 * Whether a document that was not published again may look different: links and translations show some
 * of their target, as of the ref that is read.
 */
function hasStaleLinks(
  unchanged: readonly CareersDocument[],
  changed: readonly CareersDocument[],
  former: ReadonlyMap<string, CareersDocument>,
): boolean {
  const moved = changed.filter((document) => !isSameInLinks(document, former.get(document.id)))
  if (moved.length === 0) return false
  const targets = new Set(moved.map(({ id }) => id))
  const translations = new Set(moved.flatMap(toTranslations))
  return unchanged.some((document) => translations.has(document.id) || mentions(document, targets))
}

function isSameInLinks(document: CareersDocument, former: CareersDocument | undefined): boolean {
  const toFace = ({ uid, type, lang, tags, slugs }: CareersDocument) => [
    uid ?? null,
    type,
    lang,
    tags,
    slugs,
  ]
  return former !== undefined && isEqual(toFace(document), toFace(former))
}

function toTranslations({ alternate_languages: translations }: CareersDocument): string[] {
  return toItems<object>(translations).map(toDocumentId).filter(isPresent)
}

function mentions(document: CareersDocument, ids: ReadonlySet<string>): boolean {
  const values: unknown[] = [document.data, document.alternate_languages]
  while (values.length > 0) {
    const value = values.pop()
    if (typeof value !== 'object' || value === null) continue
    if ('id' in value && typeof value.id === 'string' && ids.has(value.id)) return true
    for (const member of Object.values(value)) values.push(member)
  }
  return false
}
