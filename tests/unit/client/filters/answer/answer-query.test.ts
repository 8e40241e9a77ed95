import { answerQuery } from '../../../../../client/filters/answer/answer-query.js'
import { toFilterChips } from '../../../../../client/filters/answer/filter-chips.js'
import { toSpellingText } from '../../../../../client/filters/answer/listing-texts.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import type { FilterQuery } from '../../../../../client/shared/page-data/views.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createJob, createListing, locationRef } from '../sample-listing.js'

const people = { slug: 'people', name: 'People & Culture' }
const contractor = { slug: 'contractor', name: 'Contractor' }
const stray = { slug: 'other', name: 'Other roles' }
const LISTING = createListing([
  createJob({ id: '1', title: 'Senior Engineer', postedOn: '2026-01-05' }),
  createJob({ id: '2', title: 'Engineer 10', postedOn: '2026-03-01' }),
  createJob({ id: '3', title: 'Engineer 9', postedOn: '2026-03-01' }),
  createJob({ id: '4', title: 'Recruiter', department: people, postedOn: null }),
  createJob({
    id: '5',
    title: 'Counsel',
    department: stray,
    types: [contractor],
    places: [locationRef('paris')],
    postedOn: '2026-04-01',
  }),
])
const vocabulary = toVocabulary(LISTING)
const index = createJobIndex(LISTING)
const ask = (query: Partial<FilterQuery>) =>
  answerQuery(index, { ...EMPTY_QUERY, ...query }, vocabulary, LISTING.places)
const ids = ({ results }: ReturnType<typeof ask>) =>
  results.kind === 'flat'
    ? results.jobs.map(({ id }) => id)
    : results.groups.map(({ slug, jobs }) => [slug, ...jobs.map(({ id }) => id)].join(' '))

describe('order', () => {
  it('jobs are grouped by department, with departments without a document last', () => {
    expect(ids(ask({}))).toEqual(['engineering 1 2 3', 'people 4', 'other 5'])
  })
  it('jobs are sorted newest first, then by title in numeric order, without a date last', () => {
    expect(ids(ask({ sort: 'newest' }))).toEqual(['5', '3', '2', '1', '4'])
  })
  it('the results of a search are one list, sorted by relevance', () => {
    expect(ids(ask({ q: 'engineer' }))).toEqual(['1', '2', '3'])
  })
  it('filtered jobs are still grouped, and the results of a search can be sorted by date', () => {
    expect(ids(ask({ location: ['london'] }))).toEqual(['engineering 1 2 3', 'people 4'])
    expect(ids(ask({ q: 'engineer', sort: 'newest' }))).toEqual(['3', '2', '1'])
  })
})

describe('status', () => {
  it.each<[Partial<FilterQuery>, string]>([
    [{}, '5 open roles'],
    [{ sort: 'newest' }, '5 open roles'],
    [{ q: ' ' }, '5 open roles'],
    [{ location: ['london'] }, '4 of 5 roles'],
    [{ location: ['europe'] }, '5 of 5 roles'],
    [{ q: 'astronaut' }, 'No roles match'],
  ])('the status of %j is %s', (query, status) => {
    expect(ask(query).status).toBe(status)
  })

  it('the status of one job is singular, and an empty listing has a status of its own', () => {
    const statusOf = (size: number, query = EMPTY_QUERY) => {
      const listing = createListing(LISTING.jobs.slice(0, size))
      return answerQuery(createJobIndex(listing), query, toVocabulary(listing), []).status
    }
    expect(statusOf(1)).toBe('1 open role')
    expect(statusOf(1, { ...EMPTY_QUERY, q: 'senior' })).toBe('1 of 1 role')
    expect(statusOf(0)).toBe('No open roles')
  })
})

describe('options', () => {
  const option = (answer: ReturnType<typeof ask>, slug: string) =>
    answer.groups.flatMap(({ options }) => options).find((entry) => entry.slug === slug)

  it('the groups of options have the legends Location, Department and Type', () => {
    expect(ask({}).groups.map(({ legend }) => legend)).toEqual(['Location', 'Department', 'Type'])
  })
  it('options without a job are disabled in a short group and hidden in a long one', () => {
    const answer = ask({ type: ['contractor'] })
    expect(option(answer, 'people')).toMatchObject({ count: 0, disabled: true, hidden: false })
    expect(option(answer, 'london')).toMatchObject({ count: 0, disabled: false, hidden: true })
  })
  it('a checked option is never disabled or hidden', () => {
    const answer = ask({ type: ['contractor'], department: ['people'], location: ['london'] })
    expect(option(answer, 'people')).toMatchObject({ count: 0, checked: true, disabled: false })
    expect(option(answer, 'london')).toMatchObject({ count: 0, checked: true, hidden: false })
  })
  it('the country of a checked location is visible but disabled', () => {
    const answer = ask({ type: ['contractor'], location: ['london'] })
    expect(option(answer, 'united-kingdom')).toMatchObject({ disabled: true, hidden: false })
    expect(option(answer, 'japan')).toMatchObject({ hidden: true })
  })
  it('the count of an option ignores what else is checked in its group', () => {
    const answer = ask({ department: ['people'] })
    expect(option(answer, 'engineering')?.count).toBe(3)
    expect(option(answer, 'contractor')?.count).toBe(0)
  })
})

describe('nothing found', () => {
  it('when nothing is found, the removals that find the most jobs are suggested', () => {
    const { removals } = ask({
      q: 'engineer',
      location: ['paris'],
      department: ['engineering'],
      type: ['full-time'],
    })
    expect(removals).toMatchObject([{ label: 'Remove ‘Paris’', count: 3 }])
    const some = ask({ department: ['people'], type: ['contractor'] }).removals
    expect(some.map(({ label, count }) => [label, count])).toEqual([
      ['Remove ‘People & Culture’', 1],
      ['Remove ‘Contractor’', 1],
    ])
  })
  it('when the search itself finds nothing, its removal is suggested', () => {
    const { removals } = ask({ q: 'astronaut', department: ['engineering'] })
    expect(removals.map(({ label, count }) => [label, count])).toEqual([['Remove your search', 3]])
  })
  it('no removal is suggested while something is found', () => {
    expect(ask({ q: 'engineer' }).removals).toEqual([])
  })
})

describe('misspelt searches', () => {
  it('a misspelt search shows results for the corrected word, with a note', () => {
    const answer = ask({ q: 'enginer' })
    expect(ids(answer)).toEqual(['1', '2', '3'])
    expect(answer.spelling && toSpellingText(answer.spelling)).toBe(
      'No roles match ‘enginer’. Showing roles for ‘engineer’.',
    )
  })
  it('a search that finds nothing only because of filters is not called misspelt', () => {
    expect(ask({ q: 'engineer', location: ['paris'] })).toMatchObject({ spelling: null, found: 0 })
  })
})

it('the search and every chosen filter have a chip', () => {
  const query = { ...EMPTY_QUERY, q: ' qa ', location: ['london'], type: ['contractor'] }
  expect(toFilterChips(query, vocabulary)).toEqual([
    { key: 'q', slug: '', label: '“qa”' },
    { key: 'location', slug: 'london', label: 'London' },
    { key: 'type', slug: 'contractor', label: 'Contractor' },
  ])
})
