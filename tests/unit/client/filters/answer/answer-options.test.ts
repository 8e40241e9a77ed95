import { answerQuery } from '../../../../../client/filters/answer/answer-query.js'
import { toFilterGroups } from '../../../../../client/filters/answer/filter-groups.js'
import { filterJobs } from '../../../../../client/filters/answer/filter-jobs.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import type { LocationView } from '../../../../../client/shared/page-data/views.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createJob, createListing, LOCATIONS, locationRef } from '../sample-listing.js'
import { ask } from './answered-listing.js'

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
  it('a lower step in an address still works, and what cannot be compared is said', () => {
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
