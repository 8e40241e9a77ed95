import { filterJobs } from '../../../../client/filters/answer/filter-jobs.js'
import { EMPTY_QUERY } from '../../../../client/filters/query/filter-query.js'
import { createJobIndex } from '../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../client/filters/search/search-engine.js'
import { toRemoteHints } from '../../../../client/filters/answer/remote-hints.js'
import { createJob, createListing, LOCATIONS, locationRef } from './sample-listing.js'

const remote = { workplace: 'Remote' as const }
const JOBS = [
  createJob({ id: '1', title: 'London only' }),
  createJob({
    id: '2',
    title: 'Bristol and London',
    places: ['bristol', 'london'].map(locationRef),
  }),
  createJob({
    id: '3',
    title: 'Remote in the UK',
    ...remote,
    places: [locationRef('remote-uk')],
    remoteCountries: ['GB'],
  }),
  createJob({
    id: '4',
    title: 'Remote in France or the UK',
    ...remote,
    places: [],
    remoteCountries: ['FR', 'GB'],
  }),
  createJob({ id: '5', title: 'Paris', places: [locationRef('paris')] }),
  createJob({ id: '6', title: 'Tokyo', places: [locationRef('tokyo')] }),
  createJob({
    id: '7',
    title: 'Hybrid in Paris',
    workplace: 'Hybrid',
    places: [locationRef('paris')],
    remoteCountries: ['GB'],
  }),
]
const index = createJobIndex(createListing(JOBS), createSearchEngine)
const at = (...location: string[]) =>
  filterJobs(index, { ...EMPTY_QUERY, location }).map(({ job }) => job.id)

it.each([
  [['london'], ['1', '2'], 'an office finds its own jobs, and no remote job'],
  [['remote-uk'], ['3', '4'], 'a remote location finds all that is open to its country'],
  [['united-kingdom'], ['1', '2', '3', '4'], 'a country finds its offices and what is open to it'],
  [['france'], ['4', '5', '7'], 'a job on site elsewhere is not open to a country'],
  [['europe'], ['1', '2', '3', '4', '5', '7'], 'a region finds all of its countries'],
  [['apac'], ['6'], 'a region finds the locations of its countries'],
  [['bristol', 'tokyo'], ['2', '6'], 'chosen locations are alternatives'],
])('the location filter %j finds jobs %j: %s', (location, expected) => {
  expect(at(...location)).toEqual(expected)
})

describe('toRemoteHints', () => {
  const hints = (location: string[], change = {}) =>
    toRemoteHints(index, { ...EMPTY_QUERY, location, ...change }, LOCATIONS)

  it('the hint counts the remote jobs that an office leaves out', () => {
    expect(hints(['london'])).toEqual([
      { slug: 'remote-uk', count: 2, text: '+ 2 remote roles open to the UK' },
    ])
    expect(at('london', 'remote-uk')).toHaveLength(at('london').length + 2)
  })

  it('the hint uses the singular for one job, and counts only what the search finds', () => {
    expect(hints(['bristol'], { q: 'france' })).toEqual([
      { slug: 'remote-uk', count: 1, text: '+ 1 remote role open to the UK' },
    ])
  })

  it.each([
    [['london', 'remote-uk'], 'the remote jobs are chosen already'],
    [['united-kingdom'], 'the country includes its remote jobs'],
    [['london', 'united-kingdom'], 'the country beside the office includes its remote jobs'],
    [['tokyo'], 'there are no remote jobs'],
    [[], 'no location is chosen'],
  ])('no hint is given for %j, since %s', (location) => {
    expect(hints(location)).toEqual([])
  })
})
