import fc from 'fast-check'
import {
  parseFilterUrl,
  serialiseFilterUrl,
} from '../../../../../client/filters/query/filter-url.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { anyQuery, listingOf } from '../arbitrary-listing.js'
import { createJob, createListing, placeRef } from '../sample-listing.js'

const [random] = fc.sample(listingOf(100), { numRuns: 1, seed: 1 })
const contractor = { slug: 'contractor', name: 'Contractor' }
const fullTime = { slug: 'full-time', name: 'Full time' }
const vocabulary = toVocabulary(
  createListing([
    createJob({ title: 'One', types: [contractor, fullTime] }),
    createJob({ title: 'Two', places: [placeRef('paris')] }),
  ]),
)
const parse = (search: string) => parseFilterUrl(search, vocabulary)

const foreignKey = fc
  .string({ minLength: 1 })
  .filter((key) => !['q', 'location', 'department', 'type', 'sort'].includes(key))

it('reads back every query that it writes, with the foreign keys in their order', () => {
  if (random === undefined) throw new Error('fast-check gave no listing')
  const words = toVocabulary(random)
  fc.assert(
    fc.property(anyQuery, fc.array(fc.tuple(foreignKey, fc.string())), (query, foreign) => {
      const url = serialiseFilterUrl(query, foreign)
      expect(parseFilterUrl(url, words)).toEqual({ query, foreign, unknown: [], rewritten: false })
    }),
    { numRuns: 1000 },
  )
})

it('writes its keys in one order, repeated, encoded, before the foreign ones', () => {
  const query = {
    q: 'R&D = fun',
    location: ['london', 'paris'],
    department: ['legal'],
    type: ['contractor'],
    sort: 'newest',
  } as const
  const foreign = [
    ['utm_source', 'x'],
    ['gh_src', 'a b'],
    ['utm_source', 'y'],
  ] as const
  expect(serialiseFilterUrl(query, foreign)).toBe(
    '?q=R%26D+%3D+fun&location=london&location=paris&department=legal&type=contractor&sort=newest' +
      '&utm_source=x&gh_src=a+b&utm_source=y',
  )
})

it('writes nothing for a query that asks for nothing', () => {
  expect(serialiseFilterUrl(parse('?q=&location=&sort=').query)).toBe('')
})

it('keeps foreign keys in their original order, wherever they stood', () => {
  const { query, foreign } = parse('?utm_source=x&type=contractor&a=1&q=qa&utm_source=y')
  expect(serialiseFilterUrl(query, foreign)).toBe(
    '?q=qa&type=contractor&utm_source=x&a=1&utm_source=y',
  )
})

it.each([
  ['?department=engineering', 'engineering'],
  ['?department=ENGINEERING', 'engineering'],
  ['?department=People+%26+culture', 'people'],
  ['?department=tech', 'engineering'],
])('takes a name or alias in any letter case for its slug: %s', (search, slug) => {
  const { query, unknown, rewritten } = parse(search)
  expect(query.department).toEqual([slug])
  expect(unknown).toEqual([])
  expect(rewritten).toBe(search !== '?department=engineering')
})

it('takes a label and its slug for one value', () => {
  expect(parse('?location=london&location=London&location=uk').query.location).toEqual([
    'london',
    'united-kingdom',
  ])
})

it('drops what the listing does not offer, says so, and wants the URL rewritten', () => {
  const { query, unknown, rewritten } = parse('?location=atlantis&location=paris&sort=salary')
  expect(query.location).toEqual(['paris'])
  expect(query.sort).toBe('department')
  expect(unknown).toEqual([{ key: 'location', value: 'atlantis' }])
  expect(rewritten).toBe(true)
})

it('offers the types that occur, in their fixed order', () => {
  expect(vocabulary.type.map(({ slug }) => slug)).toEqual(['full-time', 'contractor'])
})
