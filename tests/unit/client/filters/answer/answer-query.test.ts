import { answerQuery } from '../../../../../client/filters/answer/answer-query.js'
import { toFilterChips } from '../../../../../client/filters/answer/filter-chips.js'
import { toFilterGroups } from '../../../../../client/filters/answer/filter-groups.js'
import { toAnnouncedText } from '../../../../../client/filters/answer/listing-texts.js'
import { narrowListing } from '../../../../../client/filters/answer/narrow-listing.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import type { FilterQuery } from '../../../../../client/shared/page-data/views.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createListing } from '../sample-listing.js'
import { LISTING, vocabulary, ask, ids } from './answered-listing.js'

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
  it('departments with the numbers of their roles are offered instead of a search in vain', () => {
    const offered = (query: Partial<FilterQuery>) =>
      ask(query).departments.map(({ name, count }) => `${name} ${count}`)
    expect(offered({ q: 'astronaut', location: ['paris'] })).toEqual([
      'Engineering 3',
      'People & Culture 1',
      'Other roles 1',
    ])
    expect(offered({ q: 'engineer', location: ['paris'] })).toEqual([])
    expect(offered({ q: 'engineer' })).toEqual([])
  })
  it('no removal is suggested while something is found', () => {
    expect(ask({ q: 'engineer' }).removals).toEqual([])
  })
})

describe('searches of which no role has all words', () => {
  it('words that no role has are named and left out', () => {
    const answer = ask({ q: 'engineer munich' })
    expect(ids(answer)).toEqual(['1', '2', '3'])
    expect(answer.searchNotes).toEqual(['No role has ‘munich’, so it was left out.'])
    expect(toAnnouncedText(answer, 'department')).toBe(
      'No role has ‘munich’, so it was left out. 3 of 5 roles',
    )
  })
  it('roles with most of the words come where each word is in another role', () => {
    const answer = ask({ q: 'counsel recruiter' })
    expect(ids(answer)).toEqual(['4', '5'])
    expect(answer.searchNotes).toEqual([
      'No role has all of these words. Searched for most of them.',
    ])
  })
  it('the search of a page about one kind of job is not guessed', () => {
    const own = narrowListing(LISTING, { q: 'engineer munich' }, createSearchEngine)
    expect(own.jobs).toEqual([])
  })
})

describe('misspelt searches', () => {
  it('a misspelt search shows results for the corrected word, with a note', () => {
    const answer = ask({ q: 'enginer' })
    expect(ids(answer)).toEqual(['1', '2', '3'])
    expect(answer.searchNotes).toEqual(['No role has ‘enginer’. Searched for ‘engineer’.'])
  })
  it('a screen reader reads the corrected word, and the note does not promise roles that filters hide', () => {
    expect(toAnnouncedText(ask({ q: 'enginer' }), 'department')).toBe(
      'No role has ‘enginer’. Searched for ‘engineer’. 3 of 5 roles',
    )
    expect(toAnnouncedText(ask({ q: 'engineer' }), 'department')).toBe('3 of 5 roles')
    expect(toAnnouncedText(ask({ q: 'enginer', location: ['paris'] }), 'newest')).toBe(
      'No role has ‘enginer’. Searched for ‘engineer’. No roles match',
    )
  })
  it('a screen reader reads another order than the usual one', () => {
    expect(toAnnouncedText(ask({}), 'newest')).toBe('5 open roles, newest first')
  })
  it('a search that finds nothing only because of filters is not called misspelt', () => {
    expect(ask({ q: 'engineer', location: ['paris'] })).toMatchObject({ searchNotes: [], found: 0 })
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
