import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { isOneEditAway, withSpelling } from '../../../../../client/filters/search/spelling.js'
import { createJob, createListing } from '../sample-listing.js'

const index = createJobIndex(
  createListing([
    createJob({ title: 'Data Engineer' }),
    createJob({ title: 'Software Engineer' }),
    createJob({ title: 'Engines Buyer' }),
    createJob({ title: 'UX Designer' }),
  ]),
)

const suggest = (q: string) => withSpelling(index, { ...EMPTY_QUERY, q }).spelling?.used ?? null

it.each([
  ['enginer', 'engineer', 'one letter left out'],
  ['enginneer', 'engineer', 'one letter too many'],
  ['enginaer', 'engineer', 'one letter replaced'],
  ['enigneer', 'engineer', 'two letters swapped'],
  ['data enginer', 'data engineer', 'only the word that is wrong'],
  ['sofware enginer', 'software engineer', 'more than one word'],
])('%s is answered as %s: %s', (typed, used) => {
  expect(suggest(typed)).toBe(used)
})

it.each([
  ['engineer', 'finds something'],
  ['engin', 'is the beginning of a word'],
  ['ux engineer', 'is spelt well, even if nothing has both words'],
  ['ui', 'is too short to guess'],
  ['enginr', 'is further away'],
  ['enginer zzzz', 'holds a word that nothing resembles'],
  ['', 'is empty'],
])('the search %j is not changed, since it %s', (typed) => {
  expect(suggest(typed)).toBeNull()
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
])('whether %j and %j are one edit apart: %s', (a, b, expected) => {
  expect(isOneEditAway(a, b)).toBe(expected)
})
