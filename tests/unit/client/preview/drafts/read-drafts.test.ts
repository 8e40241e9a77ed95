import { readDrafts } from '../../../../../client/preview/drafts/read-drafts.js'
import type {
  ContentClient,
  SearchQuery,
} from '../../../../../client/shared/content-api/create-content-client.js'
import { madeJob, madePage } from '../../../../helpers/content/made-documents.js'

const JOB = madeJob('1')
const REST = [madePage('home'), madePage('life')]
const FIRST = '[at(document.id,"job-1")]'

/** A service whose answers the test releases, one search at a time. */
function setUp(found: unknown = JOB, others: object = { results: REST, next_page: null }) {
  const requests: { query: SearchQuery; answer: () => void }[] = []
  const search = (query: SearchQuery) =>
    new Promise((resolve) => {
      const { filters = [] } = query
      const isFirst = filters[0] === FIRST
      const whole = { page: 1, total_pages: 1, results: [...REST, JOB] }
      const results = found === null ? [] : [found]
      const given = filters.length === 0 ? whole : isFirst ? { page: 1, results } : others
      requests.push({ query, answer: () => resolve(given) })
    })
  const firsts: unknown[] = []
  const signal = new AbortController().signal
  const read = (firstFilter: string | null) =>
    readDrafts({ pageSize: 100, search } as unknown as ContentClient, {
      ref: 'a-ref',
      firstFilter,
      signal,
      onFirst: (documents) => {
        firsts.push(documents)
        return new Promise(() => {})
      },
    })
  return { requests, firsts, read }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('the documents of the current page are read first, and then all others at once', async () => {
  const { requests, firsts, read } = setUp()
  const reading = read(FIRST)
  expect(requests.map(({ query }) => query.filters)).toEqual([
    [FIRST],
    ['[not(document.type, "job")]'],
  ])
  requests.forEach(({ answer }) => answer())
  await settle()
  expect(firsts).toEqual([[...REST, JOB]])
  // Without waiting for the first page to be rendered.
  expect(requests).toHaveLength(3)
  requests[2]?.answer()
  expect(await reading).toEqual([...REST, JOB])
  expect(new Set(requests.map(({ query }) => query.ref))).toEqual(new Set(['a-ref']))
})

test('all documents are read at once when no first document is requested', async () => {
  const { requests, firsts, read } = setUp()
  const reading = read(null)
  expect(requests.map(({ query }) => query.filters)).toEqual([undefined])
  requests[0]?.answer()
  expect(await reading).toHaveLength(3)
  expect(firsts).toEqual([])
})

test.each<[string, unknown, object | undefined]>([
  ['a document that is missing from the draft', null, undefined],
  ['a page that lists jobs', madePage('home'), undefined],
  [
    'a draft with a second page of results',
    JOB,
    { results: REST, next_page: 'https://content.invalid/2' },
  ],
  [
    'a draft whose results count two pages',
    JOB,
    { results: REST, next_page: null, total_pages: 2 },
  ],
])('%s is not shown before all documents are read', async (_, found, others) => {
  const { requests, firsts, read } = setUp(found, others)
  const reading = read(FIRST)
  requests.forEach(({ answer }) => answer())
  await settle()
  requests[2]?.answer()
  await reading
  expect(firsts).toEqual([])
})
