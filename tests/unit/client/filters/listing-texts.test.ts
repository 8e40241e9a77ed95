import { EMPTY_QUERY } from '../../../../client/filters/query/filter-query.js'
import { toListingHeading } from '../../../../client/filters/answer/listing-heading.js'
import { lastClosing, openAt } from '../../../../client/filters/answer/open-at.js'
import { toPresetQuery } from '../../../../client/filters/query/preset-query.js'
import { toUnknownNote } from '../../../../client/filters/answer/unknown-note.js'
import { toVocabulary } from '../../../../client/filters/query/vocabulary.js'
import { createJob, createListing } from './sample-listing.js'

const vocabulary = toVocabulary(createListing([createJob({ title: 'Engineer' })]))

describe('heading', () => {
  const heading = (department: string[], param: string) =>
    toListingHeading({ ...EMPTY_QUERY, department }, param, vocabulary)

  it('names the department that a link asked for, as long as it alone is chosen', () => {
    expect(heading(['engineering'], 'engineering')).toBe('Open roles in Engineering')
    expect(heading(['engineering', 'legal'], 'engineering')).toBe('Open roles')
    expect(heading([], 'engineering')).toBe('Open roles')
    expect(heading(['legal'], 'engineering')).toBe('Open roles')
    expect(heading(['engineering'], '')).toBe('Open roles')
  })
})

describe('note on unknown values', () => {
  it('names them all', () => {
    expect(toUnknownNote([])).toBeNull()
    expect(toUnknownNote([{ key: 'location', value: 'atlantis' }])).toBe(
      'No open role is listed under ‘atlantis’, so that filter was left out.',
    )
    expect(
      toUnknownNote([
        { key: 'location', value: 'atlantis' },
        { key: 'type', value: 'heroic' },
      ]),
    ).toBe('No open role is listed under ‘atlantis’ or ‘heroic’, so those filters were left out.')
  })
})

it('takes over of a preset what the listing offers', () => {
  const preset = { q: 'qa', location: ['London', 'atlantis'], department: ['tech'], type: [] }
  expect(toPresetQuery(preset, vocabulary)).toEqual({
    q: 'qa',
    location: ['london'],
    department: ['engineering'],
    type: [],
    sort: 'department',
  })
  expect(toPresetQuery(undefined, vocabulary)).toEqual(EMPTY_QUERY)
})

describe('closing at view time', () => {
  const closesAt = '2026-07-31T23:59:59+01:00'
  const jobs = [
    createJob({ id: '1', title: 'Closes', closesAt }),
    createJob({ id: '2', title: 'Stays' }),
    createJob({ id: '3', title: 'Unreadable', closesAt: 'soon' }),
  ]
  const openIds = (instant: string) => openAt(jobs, Date.parse(instant)).map(({ id }) => id)

  it('keeps a job to the last second of its day in the site’s zone', () => {
    expect(openIds('2026-07-31T22:59:59Z')).toEqual(['1', '2', '3'])
    expect(openIds('2026-07-31T23:00:00Z')).toEqual(['2', '3'])
  })
  it('knows when the list last became shorter', () => {
    expect(lastClosing(jobs, Date.parse('2026-07-31T22:59:59Z'))).toBeNull()
    expect(lastClosing(jobs, Date.parse('2027-01-01T00:00:00Z'))).toBe(Date.parse(closesAt))
  })
})
