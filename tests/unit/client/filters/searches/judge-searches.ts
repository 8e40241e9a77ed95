import { answerQuery } from '../../../../../client/filters/answer/answer-query.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import type { ListingView } from '../../../../../client/shared/page-data/listing-views.js'
import type { Search } from './searches-table.js'

/** So many rows may stand among those that are meant: a candidate looks no further. */
const AMONG = 5

interface Judgement {
  text: string
  /** In order, without those behind the last row that a candidate looks at. */
  rows: readonly number[]
  isRight: boolean
}

/**
 * A search is answered rightly where its first row is one that is meant, all that are meant come within a
 * few rows more than there are of them, and none comes that is not meant.
 */
export function judgeSearches(
  listing: ListingView,
  searches: readonly Search[],
): readonly Judgement[] {
  const index = createJobIndex(listing, createSearchEngine)
  const vocabulary = toVocabulary(listing)
  return searches.map(([text, meant, not = []]) => {
    const { results } = answerQuery(index, { ...EMPTY_QUERY, q: text }, vocabulary, listing.places)
    const rows = results.kind === 'flat' ? results.jobs.map(({ id }) => Number(id)) : []
    const seen = rows.slice(0, meant.length + AMONG)
    const [first] = rows
    const isRight =
      first === undefined
        ? meant.length === 0
        : meant.includes(first) &&
          meant.every((id) => seen.includes(id)) &&
          !rows.some((id) => not.includes(id))
    return { text, rows: seen, isRight }
  })
}
