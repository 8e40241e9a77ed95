import { answerQuery } from '../../../../../client/filters/answer/answer-query.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import type { FilterQuery } from '../../../../../client/shared/page-data/views.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createJob, createListing, locationRef } from '../sample-listing.js'

/* Five jobs, and what a query finds among them. */

const people = { slug: 'people', name: 'People & Culture' }
const contractor = { slug: 'contractor', name: 'Contractor' }
const stray = { slug: 'other', name: 'Other roles' }
export const LISTING = createListing([
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
export const vocabulary = toVocabulary(LISTING)
const index = createJobIndex(LISTING, createSearchEngine)
export const ask = (query: Partial<FilterQuery>) =>
  answerQuery(index, { ...EMPTY_QUERY, ...query }, vocabulary, LISTING.places)
export const ids = ({ results }: ReturnType<typeof ask>) =>
  results.kind === 'flat'
    ? results.jobs.map(({ id }) => id)
    : results.groups.map(({ slug, jobs }) => [slug, ...jobs.map(({ id }) => id)].join(' '))
