import { filter } from '@prismicio/client'
import { toTextOrEmpty } from '../../client/content/documents/field-values.js'
import type {
  ContentClient,
  RepositoryFacts,
} from '../../client/shared/content-api/create-content-client.js'
import { fetchPages } from '../../client/shared/content-api/fetch-pages.js'
import { inOrder, type ContentSnapshot } from '../../client/shared/content-api/fetch-snapshot.js'
import type { PlatformSignal } from '../../client/shared/content-api/platform.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { hasStaleLinks } from './has-stale-links.js'
import { keepKnown, toContextKey, type KnownContent } from './document-memory.js'

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
