import fc from 'fast-check'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import {
  parseFilterUrl,
  QUERY_KEYS,
  serialiseFilterUrl,
} from '../../../../../client/filters/query/filter-url.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { anyQuery, listingOf } from '../arbitrary-listing.js'
import { createJob, createListing, locationRef } from '../sample-listing.js'

const [random] = fc.sample(listingOf(100), { numRuns: 1, seed: 1 })
const contractor = { slug: 'contractor', name: 'Contractor' }
const fullTime = { slug: 'full-time', name: 'Full time' }
const vocabulary = toVocabulary(
  createListing([
    createJob({
      title: 'One',
      types: [contractor, fullTime],
      yearlyPay: [{ currency: 'GBP', upTo: 64_000 }],
    }),
    createJob({ title: 'Two', places: [locationRef('paris')] }),
  ]),
)
const toSearch = (foreign: [string, string][]) => new URLSearchParams(foreign).toString()
const parse = (search: string) => parseFilterUrl(search, vocabulary)

const foreignKey = fc.string({ minLength: 1 }).filter((key) => !QUERY_KEYS.includes(key))

it('a query and the foreign keys of its URL are read back as they were written', () => {
  if (random === undefined) throw new Error('fast-check gave no listing')
  const words = toVocabulary(random)
  fc.assert(
    fc.property(anyQuery, fc.array(fc.tuple(foreignKey, fc.string())), (query, foreign) => {
      const url = serialiseFilterUrl(query, toSearch(foreign))
      expect(parseFilterUrl(url, words)).toEqual({ query, unknown: [], rewritten: false })
      expect([...new URLSearchParams(url)].slice(-foreign.length || Infinity)).toEqual(foreign)
    }),
    { numRuns: 1000 },
  )
})

it('the listing’s keys are encoded and written in a fixed order, before foreign keys', () => {
  const query = {
    ...EMPTY_QUERY,
    q: 'R&D = fun',
    location: ['london', 'paris'],
    department: ['legal'],
    type: ['contractor'],
    remote: ['true'],
    pay: ['gbp-50000'],
    sort: 'newest',
  } as const
  expect(serialiseFilterUrl(query, '?utm_source=x&gh_src=a+b&utm_source=y')).toBe(
    '?q=R%26D+%3D+fun&location=london&location=paris&department=legal&type=contractor&remote=true&pay=gbp-50000&sort=newest' +
      '&utm_source=x&gh_src=a+b&utm_source=y',
  )
})

it('a query without any filter has an empty query string', () => {
  expect(serialiseFilterUrl(parse('?q=&location=&sort=').query)).toBe('')
})

it('foreign keys keep their order, wherever they stood in the URL', () => {
  const search = '?utm_source=x&type=contractor&a=1&q=qa&utm_source=y'
  expect(serialiseFilterUrl(parse(search).query, search)).toBe(
    '?q=qa&type=contractor&utm_source=x&a=1&utm_source=y',
  )
})

it.each([
  ['?department=engineering', 'engineering'],
  ['?department=ENGINEERING', 'engineering'],
  ['?department=People+%26+culture', 'people'],
  ['?department=tech', 'engineering'],
  ['?department=People+and+Culture', 'people'],
  ['?department=people%C2%A0%26%20culture', 'people'],
])('the name or alias in %s is read as its slug, in any letter case', (search, slug) => {
  const { query, unknown, rewritten } = parse(search)
  expect(query.department).toEqual([slug])
  expect(unknown).toEqual([])
  expect(rewritten).toBe(search !== '?department=engineering')
})

it('values with a comma between them are several, unless a name has the comma', () => {
  expect(parse('?department=engineering,people&location=Paris%2C%20london')).toMatchObject({
    query: { department: ['engineering', 'people'], location: ['paris', 'london'] },
    unknown: [],
    rewritten: true,
  })
  expect(parse('?location=Paris%2C+atlantis')).toMatchObject({
    query: { location: ['paris'] },
    unknown: ['atlantis'],
  })
  // The second only says where the first is.
  expect(parse('?location=Paris%2C+France').query.location).toEqual(['paris'])
  const named = toVocabulary(
    createListing([
      createJob({ title: 'One', department: { slug: 'sales', name: 'Sales, EMEA' } }),
      createJob({ title: 'Two' }),
    ]),
  )
  expect(parseFilterUrl('?department=sales,+emea', named).query.department).toEqual(['sales'])
})

it('a label and its slug are one value', () => {
  expect(parse('?location=london&location=London&location=uk').query.location).toEqual([
    'london',
    'united-kingdom',
  ])
})

it('values that the listing does not offer are left out, reported and removed from the URL', () => {
  const { query, unknown, rewritten } = parse('?location=atlantis&location=paris&sort=salary')
  expect(query.location).toEqual(['paris'])
  expect(query.sort).toBe('department')
  expect(unknown).toEqual(['atlantis'])
  expect(rewritten).toBe(true)
})

it('the types of the listed jobs are offered in a fixed order', () => {
  expect(vocabulary.type.map(({ slug }) => slug)).toEqual(['full-time', 'contractor'])
})

it.each([
  ['?pay=gbp-50000', ['gbp-50000'], []],
  ['?pay=50000', ['gbp-50000'], []],
  ['?pay=gbp-50000&pay=gbp-20000', ['gbp-50000'], []],
  ['?pay=gbp-10000', ['gbp-10000'], []],
  ['?pay=usd-50000&pay=plenty', [], ['usd-50000', 'plenty']],
])('the pay in %s is %j, and %j is reported as unknown', (search, pay, unknown) => {
  const read = parse(search)
  expect(read.query.pay).toEqual(pay)
  expect(read.unknown).toEqual(unknown)
  expect(read.rewritten).toBe(search !== `?pay=${pay[0]}`)
})

it('the switch for remote roles is read from true, yes and 1', () => {
  for (const value of ['true', 'True', 'yes', '1']) {
    expect(parse(`?remote=${value}`).query.remote).toEqual(['true'])
  }
  expect(parse('?remote=no')).toMatchObject({ query: { remote: [] }, unknown: ['no'] })
})
