import type { JobRow } from '../../../../../client/shared/page-data/views.js'
import { filterJobs } from '../../../../../client/filters/answer/filter-jobs.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { toSearchWords } from '../../../../../client/filters/query/search-text.js'
import { toResults } from '../../../../../client/filters/answer/results.js'
import { createJob, createListing, locationRef } from '../sample-listing.js'

const JOBS = [
  createJob({ id: '1001', title: 'Field Software Engineer' }),
  createJob({ id: '1002', title: 'Software Engineer, Integration QA' }),
  createJob({ id: '1003', title: 'Account Manager', places: [locationRef('tokyo')] }),
  createJob({
    id: '1004',
    title: 'Recruiter',
    department: { slug: 'people', name: 'People & Culture' },
    summary: 'You work beside every engineer in the field, from Zürich to Kraków.',
    types: [{ slug: 'part-time', name: 'Part time' }],
    keywords: ['talent acquisition'],
    pay: '£42,000 to £54,000 a year',
  }),
  createJob({
    id: '1005',
    title: 'Café Manager',
    places: [],
    workplace: 'Remote',
    remoteCountries: ['FR'],
    department: { slug: 'people', name: 'People & Culture' },
  }),
]

function find(jobs: JobRow[], q: string): string[] {
  const query = { ...EMPTY_QUERY, q }
  const results = toResults(filterJobs(createJobIndex(createListing(jobs)), query), query, [])
  const found = results.kind === 'flat' ? results.jobs : results.groups.flatMap(({ jobs }) => jobs)
  return found.map(({ id }) => id)
}

it.each([
  ['field engineer', ['1001', '1004'], 'words apart in the title come first'],
  ['engineer field', ['1001', '1004'], 'in any order'],
  ['QA', ['1002'], 'any word of the title'],
  ['apac', ['1003'], 'the region around the location'],
  ['japan', ['1003'], 'the country around the location'],
  ['uk', ['1001', '1002', '1004'], 'an alias of the country'],
  ['france', ['1005'], 'a country from which the remote job can be done'],
  ['europe manager', ['1005'], 'the region of that country'],
  ['culture', ['1004', '1005'], 'the department'],
  ['part time', ['1004'], 'the type'],
  ['remote', ['1005'], 'the workplace'],
  ['zurich', ['1004'], 'the summary, accents apart'],
  ['cafe', ['1005'], 'a title, accents apart'],
  ['CAFÉ', ['1005'], 'a title, in capitals'],
  ['acquisition', ['1004'], 'a keyword'],
  ['1003', ['1003'], 'the job id'],
  ['42,000', ['1004'], 'the pay as it is written'],
  ['42000', ['1004'], 'the pay as it is typed'],
  ['soft', ['1001', '1002'], 'the beginning of a word'],
  ['ware', [], 'not the middle of a word'],
  ['field tokyo', [], 'all words, not some'],
  ['year', [], 'not the unit of pay'],
  ['developer', ['1001', '1002', '1004'], 'a synonym'],
  ['devel', ['1001', '1002', '1004'], 'a synonym while it is typed'],
  ['  , ', ['1001', '1002', '1003', '1004', '1005'], 'no word asks for nothing'],
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

it.each([
  ['Ｆｕｌｌ ﬁeld', ['full', 'field']],
  ["Women's R&D (C++)", ['women', 's', 'r', 'd', 'c']],
  ['£1,250,000', ['1250000']],
  ['1,2', ['1', '2']],
  ['Łódź, Škoda', ['łodz', 'skoda']],
])('toSearchWords splits “%s” into words', (text, words) => {
  expect(toSearchWords(text)).toEqual(words)
})
