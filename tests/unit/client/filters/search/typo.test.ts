import { isOneEditAway } from '../../../../../client/filters/search/one-edit.js'
import { createSearchIndex } from '../../../../../client/filters/search/search-index.js'
import { suggestSpelling } from '../../../../../client/filters/search/typo.js'
import { createJob, createListing } from '../sample-listing.js'

const index = createSearchIndex(
  createListing([
    createJob({ title: 'Data Engineer' }),
    createJob({ title: 'Software Engineer' }),
    createJob({ title: 'Engines Buyer' }),
    createJob({ title: 'UX Designer' }),
  ]),
)

it.each([
  ['enginer', 'engineer', 'one letter left out'],
  ['enginneer', 'engineer', 'one letter too many'],
  ['enginaer', 'engineer', 'one letter replaced'],
  ['enigneer', 'engineer', 'two letters swapped'],
  ['data enginer', 'data engineer', 'only the word that is wrong'],
  ['sofware enginer', 'software engineer', 'more than one word'],
])('%s → %s: %s', (typed, used) => {
  expect(suggestSpelling(index, typed)).toBe(used)
})

it.each([
  ['engineer', 'finds something'],
  ['engin', 'is the beginning of a word'],
  ['ux engineer', 'is spelt well, even if nothing has both words'],
  ['ui', 'is too short to guess'],
  ['enginr', 'is further away'],
  ['enginer zzzz', 'holds a word that nothing resembles'],
  ['', 'is empty'],
])('leaves %j alone, which %s', (typed) => {
  expect(suggestSpelling(index, typed)).toBeNull()
})

it.each([
  ['role', 'role', false],
  ['role', 'roles', true],
  ['roles', 'role', true],
  ['role', 'rule', true],
  ['role', 'rloe', true],
  ['role', 'orel', false],
  ['role', 'rules', false],
  ['', 'a', true],
])('%j and %j are one edit apart: %s', (a, b, expected) => {
  expect(isOneEditAway(a, b)).toBe(expected)
})
