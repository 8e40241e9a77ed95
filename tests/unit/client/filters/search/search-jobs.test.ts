import type { JobRow } from '../../../../../client/shared/page-data/views.js'
import { filterJobs } from '../../../../../client/filters/answer/filter-jobs.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { toSearchWords } from '../../../../../client/filters/search/search-text.js'
import { toResults } from '../../../../../client/filters/answer/results.js'
import { createJob, createListing, locationRef } from '../sample-listing.js'

const JOBS = [
  createJob({ id: '1001', title: 'Field Software Engineer' }),
  createJob({ id: '1002', title: 'Software Engineer, Integration QA' }),
  createJob({
    id: '1003',
    title: 'Account Manager',
    places: [locationRef('tokyo')],
    reference: 'TW-26-7',
  }),
  createJob({
    id: '1004',
    title: 'Recruiter',
    department: { slug: 'people', name: 'People & Culture' },
    summary: 'You work beside every engineer in the field, from Zürich to Kraków.',
    types: [{ slug: 'part-time', name: 'Part time' }],
    keywords: ['talent acquisition'],
    pay: '£42,000 to £54,000 a year',
    yearlyPay: [{ currency: 'GBP', upTo: 54_000 }],
  }),
  createJob({
    id: '1005',
    title: 'Café Manager',
    places: [],
    workplace: 'Remote',
    pay: '£15.50 an hour',
    remoteCountries: ['FR'],
    department: { slug: 'people', name: 'People & Culture' },
  }),
]

function find(jobs: JobRow[], q: string): string[] {
  const query = { ...EMPTY_QUERY, q }
  const results = toResults(
    filterJobs(createJobIndex(createListing(jobs), createSearchEngine), query),
    query,
    [],
  )
  const found = results.kind === 'flat' ? results.jobs : results.groups.flatMap(({ jobs }) => jobs)
  return found.map(({ id }) => id)
}

it.each([
  [
    'field engineer',
    ['1001'],
    'a title may have the words apart; what another names in passing is not meant',
  ],
  ['engineer field', ['1001'], 'the order of words does not matter'],
  ['QA', ['1002'], 'every word of the title is searched'],
  ['apac', ['1003'], 'the region around the location is searched'],
  ['japan', ['1003'], 'the country around the location is searched'],
  ['uk', ['1001', '1002', '1004'], 'an alias of the country is searched'],
  ['france', ['1005'], 'a country from which the remote job can be done is searched'],
  ['europe manager', ['1005'], 'the region of that country is searched'],
  ['culture', ['1004', '1005'], 'the department is searched'],
  ['part time', ['1004'], 'the type is searched'],
  ['remote', ['1005'], 'the workplace is searched'],
  ['zurich', ['1004'], 'the summary is searched without regard to accents'],
  ['cafe', ['1005'], 'the title is searched without regard to accents'],
  ['CAFÉ', ['1005'], 'the title is searched without regard to capitals'],
  ['acquisition', ['1004'], 'keywords are searched'],
  ['1003', ['1003'], 'the job id is searched'],
  ['TW-26-7', ['1003'], 'the company’s own number is searched'],
  ['BA', [], 'two letters do not begin a word that no row shows'],
  ['£15', ['1005'], 'pay by the hour is searched by its figures'],
  ['soft', ['1001', '1002'], 'the beginning of a word is enough'],
  ['ware', [], 'the middle of a word is not searched'],
  ['field zzz yyy', [], 'at least half of the words of the search must be found'],
  ['field tokyo', ['1001', '1003'], 'where no job has all words, those with most of them come'],
  ['engineer munich', ['1001', '1002', '1003'], 'a word that no job has is left out'],
  ['munich', [], 'with nothing left, nothing is found'],
  ['year', [], 'the unit of pay is not searched'],
  ['developer', ['1001', '1002'], 'synonyms are searched, but not in summaries'],
  ['devel', ['1001', '1002'], 'synonyms are searched while a word is typed'],
  ['  , ', ['1001', '1002', '1003', '1004', '1005'], 'a search without a word leaves out no job'],
])('a search for “%s” finds jobs %j: %s', (q, expected) => {
  expect(find(JOBS, q)).toEqual(expected)
})

it('a title with the word itself comes before a title with its synonym', () => {
  const both = [
    createJob({ id: '1', title: 'Engineer' }),
    createJob({ id: '2', title: 'Developer' }),
  ]
  expect(find(both, 'developer')).toEqual(['2', '1'])
})

it('a title with a synonym does not hide a summary with the word itself', () => {
  const both = [
    createJob({ id: '1', title: 'Engineer' }),
    createJob({ id: '2', title: 'Recruiter', summary: 'You hire every developer.' }),
  ]
  expect(find(both, 'developer')).toEqual(['1', '2'])
})

it.each([
  ['Ｆｕｌｌ ﬁeld', ['full', 'field']],
  ["Women's R&D (C++, C#)", ['womens', 'r&d', 'c++', 'c#']],
  ['£1,250,000', ['1250000']],
  ['1,2', ['1', '2']],
  ['Łódź, Škoda, Straße', ['lodz', 'skoda', 'strasse']],
])('toSearchWords splits “%s” into words', (text, words) => {
  expect(toSearchWords(text)).toEqual(words)
})

describe('why a search finds a job', () => {
  const job = createJob({
    title: 'Field Technicians, C++',
    summary: 'You’ll fit the engineer’s own loggers.',
    keywords: ['field engineer', 'van driver'],
  })
  const explain = (q: string) => {
    const found = createJobIndex(createListing([job]), createSearchEngine).explain(q)
    if (found === null) throw new Error(`“${q}” is no search.`)
    return found.matchOf(job)
  }
  const textsOf = (text: string | null, ranges: readonly (readonly [number, number])[]) =>
    ranges.map(([start, end]) => text?.slice(start, end))

  it.each([
    ['technician', ['Technicians']],
    ['c++ field', ['Field', 'C++']],
    ['tech', ['Technicians']],
    ['logger', []],
  ])('a search for “%s” marks %j in the title', (q, marked) => {
    expect(textsOf(job.title, explain(q).title)).toEqual(marked)
  })

  it('a word is marked in the summary as it is written there', () => {
    expect(textsOf(job.summary, explain('engineers logger').summary)).toEqual([
      'engineer’s',
      'loggers',
    ])
  })

  it.each([
    ['driver', ['van driver']],
    ['driver field', ['van driver']],
    ['uk driver', ['UK', 'van driver']],
    ['field', []],
    ['london', []],
    ['engineering', []],
  ])('a search for “%s” names %j, which the row does not show', (q, hidden) => {
    expect(explain(q).hidden).toEqual(hidden)
  })
})
