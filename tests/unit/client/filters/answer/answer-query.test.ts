import { answerQuery } from '../../../../../client/filters/answer/answer-query.js'
import { toFilterChips } from '../../../../../client/filters/answer/filter-chips.js'
import { toFilterGroups } from '../../../../../client/filters/answer/filter-groups.js'
import { filterJobs } from '../../../../../client/filters/answer/filter-jobs.js'
import {
  toAnnouncedText,
  toSpellingText,
} from '../../../../../client/filters/answer/listing-texts.js'
import { narrowListing } from '../../../../../client/filters/answer/narrow-listing.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import type { FilterQuery, LocationView } from '../../../../../client/shared/page-data/views.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createJob, createListing, LOCATIONS, locationRef } from '../sample-listing.js'

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
const index = createJobIndex(LISTING, createSearchEngine)
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
      return answerQuery(
        createJobIndex(listing, createSearchEngine),
        query,
        toVocabulary(listing),
        [],
      ).status
    }
    expect(statusOf(1)).toBe('1 open role')
    expect(statusOf(1, { ...EMPTY_QUERY, q: 'senior' })).toBe('1 of 1 role')
    expect(statusOf(0)).toBe('No open roles')
  })
})

describe('options', () => {
  const optionsOf = (answer: ReturnType<typeof ask>) =>
    answer.groups.flatMap(({ options }) => options)
  const option = (answer: ReturnType<typeof ask>, slug: string) =>
    optionsOf(answer)
      .flatMap((entry) => [entry, ...entry.parts])
      .find((entry) => entry.slug === slug)

  it('the groups come in the order in which visitors ask', () => {
    const legends = ask({}).groups.map(({ legend }) => legend)
    expect(legends).toEqual(['Department', 'Location', 'Remote', 'Type', 'Pay'])
  })
  it('options without a job are put away, unless they are chosen', () => {
    const answer = ask({ type: ['contractor'] })
    expect(option(answer, 'people')).toBeUndefined()
    expect(option(answer, 'london')).toBeUndefined()
    const chosen = ask({ type: ['contractor'], department: ['people'], location: ['london'] })
    expect(option(chosen, 'people')).toMatchObject({ count: 0, checked: true })
    expect(option(chosen, 'london')).toMatchObject({ count: 0, checked: true })
  })
  it('the count of an option ignores what else is checked in its group', () => {
    const answer = ask({ department: ['people'] })
    expect(option(answer, 'engineering')?.count).toBe(3)
    expect(option(answer, 'contractor')).toBeUndefined()
  })
  it('a long group folds what follows its sixth option, but nothing chosen', () => {
    const jobs = Array.from({ length: 12 }, (_, at) =>
      createJob({ title: 'Job', department: { slug: `d${at}`, name: `D ${at}` } }),
    )
    const listing = createListing(jobs, { departments: [] })
    const folded = (department: string[]) =>
      toFilterGroups(
        createJobIndex(listing, createSearchEngine),
        { ...EMPTY_QUERY, department },
        toVocabulary(listing),
      )[0]?.options.flatMap((entry) => (entry.folded ? entry.slug : []))
    expect(folded([])).toEqual(['d6', 'd7', 'd8', 'd9', 'd10', 'd11'])
    expect(folded(['d8'])).toEqual(['d6', 'd7', 'd9', 'd10', 'd11'])
  })
})

describe('places', () => {
  const canada = (slug: string, kind: LocationView['kind'], within: string[]): LocationView => ({
    slug,
    name: slug,
    kind,
    within,
    path: `/locations/${slug}`,
    aliases: [],
    country: kind === 'region' ? null : 'CA',
    countryName: 'Canada',
  })
  const listing = createListing(
    [
      ...Array.from({ length: 18 }, () => createJob({ title: 'A' })),
      createJob({ title: 'B', places: [locationRef('bristol')] }),
      createJob({ title: 'C', places: [locationRef('paris')] }),
      createJob({ title: 'D', places: [{ slug: 'toronto', name: 'Toronto' }] }),
      createJob({ title: 'E', places: [{ slug: 'remote-canada', name: 'Remote (Canada)' }] }),
    ],
    {
      places: [
        ...LOCATIONS,
        canada('canada', 'country', ['north-america']),
        canada('toronto', 'office', ['canada', 'north-america']),
        canada('remote-canada', 'remote', ['canada', 'north-america']),
        canada('north-america', 'region', []),
      ],
    },
  )
  const placesShown = (...location: string[]) =>
    toFilterGroups(
      createJobIndex(listing, createSearchEngine),
      { ...EMPTY_QUERY, location },
      toVocabulary(listing),
    )[1]?.options.map(({ slug, parts }) => [slug, ...parts.map((part) => part.slug)].join(' '))

  it('places are under their countries; a country of one place and a region that adds nothing are away', () => {
    expect(placesShown()).toEqual([
      'paris',
      'united-kingdom bristol london',
      'canada toronto remote-canada',
    ])
  })
  it('what is away is in sight while it is chosen', () => {
    expect(placesShown('france', 'north-america', 'europe')).toEqual([
      'france paris',
      'united-kingdom bristol london',
      'europe',
      'canada toronto remote-canada',
      'north-america',
    ])
  })
})

describe('pay', () => {
  const yearly = (upTo: number, currency = 'GBP') => ({
    pay: 'stated',
    yearlyPay: [{ currency, upTo }],
  })
  const listing = createListing([
    createJob({ id: '1', title: 'A', ...yearly(34_000) }),
    createJob({ id: '2', title: 'B', ...yearly(50_000) }),
    createJob({ id: '3', title: 'C', ...yearly(94_000, 'EUR') }),
    createJob({ id: '4', title: 'D', pay: '£20 an hour' }),
    createJob({ id: '5', title: 'E' }),
  ])
  const askPay = (...pay: string[]) =>
    answerQuery(
      createJobIndex(listing, createSearchEngine),
      { ...EMPTY_QUERY, pay },
      toVocabulary(listing),
      [],
    )
  const paysOf = ({ groups }: ReturnType<typeof askPay>) =>
    groups.find(({ key }) => key === 'pay')?.options.map(({ name, count }) => [name, count])

  it('pay is offered in steps that some yearly pay reaches and some does not, by currency', () => {
    expect(paysOf(askPay())).toEqual([
      ['£40,000 a year or more', 1],
      ['£50,000 a year or more', 1],
    ])
  })
  it('a lower step in an address still works, and what cannot be compared is told', () => {
    const answer = askPay('gbp-30000')
    expect(paysOf(answer)).toContainEqual(['£30,000 a year or more', 2])
    expect(answer.found).toBe(2)
    expect(answer.payNote).toBe(
      'Not compared: 2 roles not paid by the year in GBP, and 1 role without stated pay.',
    )
    expect(askPay().payNote).toBeNull()
  })
})

it('the switch for remote roles finds remote jobs and those with a remote location', () => {
  const remote = createListing([
    createJob({ id: '1', title: 'A' }),
    createJob({ id: '2', title: 'B', workplace: 'Remote' }),
    createJob({ id: '3', title: 'C', workplace: 'Hybrid', places: [locationRef('remote-uk')] }),
  ])
  const query = { ...EMPTY_QUERY, remote: ['true'] }
  expect(
    filterJobs(createJobIndex(remote, createSearchEngine), query).map(({ job }) => job.id),
  ).toEqual(['2', '3'])
})

describe('the listing of a page about one kind of job', () => {
  const narrow = (preset: Partial<FilterQuery>) =>
    narrowListing(LISTING, preset, createSearchEngine)

  it('has no other jobs, and no filter that all of its jobs share', () => {
    const own = narrow({ type: ['contractor'] })
    expect(own.jobs.map(({ id }) => id)).toEqual(['5'])
    const groups = toFilterGroups(
      createJobIndex(own, createSearchEngine),
      EMPTY_QUERY,
      toVocabulary(own),
    )
    expect(groups.filter(({ options }) => options.length > 0)).toEqual([])
  })
  it('is empty when there is no such job today, and whole without a preset', () => {
    expect(narrow({ type: ['volunteer'] }).jobs).toEqual([])
    expect(narrow({}).jobs).toEqual(LISTING.jobs)
    expect(narrow({ q: 'engineer', department: [] }).jobs).toHaveLength(3)
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
    expect(answer.spelling && toSpellingText(answer.spelling, 1)).toBe(
      'No roles match ‘enginer’. Showing roles for ‘engineer’.',
    )
  })
  it('a screen reader is told of the corrected word, and the note does not promise roles that filters hide', () => {
    expect(toAnnouncedText(ask({ q: 'enginer' }))).toMatch(
      /^No roles match ‘enginer’\. Showing roles for ‘engineer’\. 3 of \d+ roles$/,
    )
    expect(toAnnouncedText(ask({ q: 'engineer' }))).toMatch(/^3 of \d+ roles$/)
    const hidden = ask({ q: 'enginer', location: ['paris'] })
    expect(toAnnouncedText(hidden)).toBe(
      'Searched for ‘engineer’ instead of ‘enginer’. No roles match',
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
