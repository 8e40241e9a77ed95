import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { withSpelling } from '../../../../../client/filters/answer/with-spelling.js'
import { isOneEditAway } from '../../../../../client/filters/search/spelling.js'
import { createJob, createListing } from '../sample-listing.js'

const index = createJobIndex(
  createListing([
    createJob({ title: 'Data Engineer' }),
    createJob({ title: 'Software Engineer' }),
    createJob({ title: 'Engines Buyer' }),
    createJob({ title: 'UX Designer' }),
  ]),
  createSearchEngine,
)

const suggest = (q: string) => withSpelling(index, { ...EMPTY_QUERY, q }).spelling?.used ?? null

it.each([
  ['enginer', 'engineer', 'one letter is missing'],
  ['enginneer', 'engineer', 'one letter is added'],
  ['enginaer', 'engineer', 'one letter is replaced'],
  ['enigneer', 'engineer', 'two letters are swapped'],
  ['data enginer', 'data engineer', 'one of its words is wrong'],
  ['sofware enginer', 'software engineer', 'more than one word is wrong'],
])('a search for “%s” is corrected to “%s” when %s', (typed, used) => {
  expect(suggest(typed)).toBe(used)
})

it.each([
  ['engineer', 'finds something'],
  ['engin', 'is the beginning of a word'],
  ['ux engineer', 'is spelt correctly, even if no job has both words'],
  ['ui', 'is too short to guess'],
  ['enginr', 'is more than one edit away from a known word'],
  ['enginer zzzz', 'contains a word that resembles no known word'],
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
])('isOneEditAway(%j, %j) is %s', (a, b, expected) => {
  expect(isOneEditAway(a, b)).toBe(expected)
})
