import { answerQuery } from '../../../../../client/filters/answer/answer-query.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { loadSampleBoard } from '../searches/sample-board.js'
import { RELEVANCE_TABLE, type RelevanceCase } from './relevance-table.js'

let find: (given: RelevanceCase) => number[]

beforeAll(async () => {
  const listing = await loadSampleBoard()
  const index = createJobIndex(listing, createSearchEngine)
  const vocabulary = toVocabulary(listing)
  find = ({ q, location }) => {
    const query = { ...EMPTY_QUERY, q, location: location === undefined ? [] : [location] }
    const { results } = answerQuery(index, query, vocabulary, listing.places)
    return results.kind === 'flat' ? results.jobs.map(({ id }) => Number(id)) : []
  }
})

/** The expected rows that stand where they should. */
function findRight({ first, anyFirst }: RelevanceCase, rows: readonly number[]): number[] {
  const [top] = anyFirst ? [] : first
  const head = rows.slice(0, first.length)
  return first.filter((id) => (id === top ? rows[0] === top : head.includes(id)))
}

it('at least 95 % of the rows that are meant by a search come first', () => {
  const misses: string[] = []
  let [right, expected] = [0, 0]
  for (const given of RELEVANCE_TABLE) {
    const rows = find(given)
    const isWronglyFound = given.first.length === 0 && rows.length > 0
    const found = findRight(given, rows).length
    right += isWronglyFound ? 0 : Math.max(found, given.first.length === 0 ? 1 : 0)
    expected += Math.max(given.first.length, 1)
    if (isWronglyFound || found < given.first.length) {
      misses.push(`${given.q.slice(0, 40)}: ${rows.slice(0, 8).join(' ')}`)
    }
  }
  const precision = right / expected
  process.stdout.write(
    `Search: ${RELEVANCE_TABLE.length} queries, ${right} of ${expected} rows right ` +
      `(${(precision * 100).toFixed(1)} %)\n${misses.map((miss) => `  ${miss}\n`).join('')}`,
  )
  expect(precision).toBeGreaterThanOrEqual(0.95)
})

it('no row that is not meant is among the first five', () => {
  const forbidden = RELEVANCE_TABLE.flatMap((given) => {
    const head = find(given).slice(0, 5)
    return head.filter((id) => given.not?.includes(id)).map((id) => `${given.q}: ${id}`)
  })
  expect(forbidden).toEqual([])
})

it('what must find nothing finds nothing', () => {
  const wrong = RELEVANCE_TABLE.filter((given) => given.first.length === 0)
    .filter((given) => find(given).length > 0)
    .map(({ q }) => q.slice(0, 40))
  expect(wrong).toEqual([])
})
