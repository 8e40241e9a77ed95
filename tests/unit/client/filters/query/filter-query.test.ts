import {
  EMPTY_QUERY,
  toActions,
  toFilterQuery,
  toggleValue,
  toPresetQuery,
} from '../../../../../client/filters/query/filter-query.js'
import {
  filterReducer,
  INITIAL_FILTER_STATE,
} from '../../../../../client/filters/query/filter-state.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createJob, createListing } from '../sample-listing.js'

const vocabulary = toVocabulary(createListing([createJob({ title: 'Engineer' })]))

it('a preset becomes a query with the values that the listing offers, each once', () => {
  const preset = {
    q: 'qa',
    location: ['London', 'atlantis', 'london'],
    department: ['tech'],
    type: [],
  }
  expect(toPresetQuery(preset, vocabulary)).toEqual({
    ...EMPTY_QUERY,
    q: 'qa',
    location: ['london'],
    department: ['engineering'],
  })
  expect(toPresetQuery(undefined, vocabulary)).toEqual(EMPTY_QUERY)
})

const query = {
  ...EMPTY_QUERY,
  q: 'qa',
  location: ['london'],
  type: ['contractor'],
  pay: ['gbp-1'],
}

it('the actions of a query produce a state with that query', () => {
  const state = toActions(query).reduce(filterReducer, INITIAL_FILTER_STATE)
  expect(toFilterQuery(state, query)).toEqual(query)
})

it('the actions from one query to another leave out what both have in common', () => {
  expect(toActions({ ...query, type: ['intern'], sort: 'newest' }, query)).toEqual([
    { type: 'FILTER_TYPE', payload: ['intern'] },
  ])
})

it('a filter of one value has its value replaced, and others gain or lose one', () => {
  const dearer = toggleValue(query, 'pay', 'gbp-2')
  expect(dearer.pay).toEqual(['gbp-2'])
  expect(toggleValue(dearer, 'pay', 'gbp-2').pay).toEqual([])
  expect(toggleValue(query, 'location', 'paris').location).toEqual(['london', 'paris'])
  expect(toggleValue(query, 'location', 'london').location).toEqual([])
})
