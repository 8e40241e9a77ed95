import fc from 'fast-check'
import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { isOneEditAway } from '../../../../../client/filters/search/spelling.js'
import { createJob, createListing } from '../sample-listing.js'

const createIndex = (...titles: string[]) =>
  createJobIndex(
    createListing(titles.map((title) => createJob({ title, summary: null }))),
    createSearchEngine,
  )
const index = createIndex('Data Engineer', 'Software Engineer', 'Engines Buyer', 'UX Designer')

const suggest = (q: string, asked = index) =>
  /Searched for ‘(.+)’\.$/.exec(asked.explain(q)?.notes[0] ?? '')?.[1] ?? null

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
  ['welder leds', 'welder leeds'],
  ['weldre leds', 'welder leeds'],
  ['leds c/c++', 'leeds c/c++'],
  ['leds co-ordinator', 'leeds co-ordinator'],
])('a search for “%s”, of which one word is in a summary only, is one for “%s”', (typed, used) => {
  const board = createListing([
    createJob({ id: '1', title: 'Welder, C++, Leeds', summary: null }),
    createJob({ id: '2', title: 'Co-ordinator, Leeds', summary: null }),
    createJob({ id: '3', title: 'Chef', summary: 'You cook under LEDs.' }),
  ])
  const asked = createJobIndex(board, createSearchEngine)
  expect(suggest(typed, asked)).toBe(used)
  expect(asked.search(typed)).toEqual(asked.search(used))
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

it.each([
  ['managing', 'Account Manager', 'manager'],
  ['managed', 'Property Management', 'management'],
  ['driving', 'Van Drivers', 'drivers'],
  ['planning', 'Production Planner', 'planner'],
  ['programming', 'Program Lead', 'program'],
  ['consulting', 'Consultant', 'consultant'],
  ['coordinating', 'Project Coordinator', 'coordinator'],
  ['hiring', 'Hire Desk Clerk', 'hire'],
  ['managing leeds', 'Manager, Leeds', 'manager leeds'],
  ['ecologist', 'Ecology Lead', 'ecology'],
  ['pharmacy', 'Pharmacist', 'pharmacist'],
  ['cartographer', 'Cartography', 'cartography'],
  ['statistician', 'Statistics Lead', 'statistics'],
  ['dispatcher', 'Dispatch Desk', 'dispatch'],
  ['consultancy', 'Consultant', 'consultant'],
])('a search for “%s” where a title is “%s” is answered for “%s”', (typed, title, used) => {
  // One edit away from what is typed, and so what a spelling would be.
  expect(suggest(typed, createIndex(title, 'Diving Lead'))).toBe(used)
})

it.each([
  ['hire', 'Eire Lead', 'another first letter makes another word'],
  ['string', 'Street Manager', 'it is no activity'],
  ['evening', 'Event Lead', 'its beginning is in another word by chance'],
  ['caring', 'Car Seller', 'a short verb would double its last letter'],
  ['driving york', 'Driver', 'the other word is nowhere, and its own is spelt right'],
])('a search for “%s” is not answered for “%s”, since %s', (typed, title) => {
  expect(suggest(typed, createIndex(title, 'Diving Lead, York'))).toBeNull()
})

it('what a word is replaced by begins like it: with its root, or if it is short with its first letter', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aeinrstv'), minLength: 1, maxLength: 5 })
  const word = fc
    .tuple(letters, fc.constantFrom('', 'ing', 'ed', 'er', 'e', 's', 'ment'))
    .map((parts) => parts.join(''))
  const titles = fc.array(word, { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(titles, word, (board, typed) => {
      const used = suggest(typed, createIndex(...board))
      if (used === null || used.includes(' ')) return
      if (typed.length < 6) expect(used[0]).toBe(typed[0])
      if (isOneEditAway(typed, used)) return
      // Without the last letter, which may be a doubled one.
      const root = typed.replace(/(ing|ed|er|ment)$/, '').slice(0, -1)
      expect([typed, used]).toEqual([typed, expect.stringMatching(`^${root}`)])
    }),
    { numRuns: 300 },
  )
})
