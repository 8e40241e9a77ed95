import type { Candidate } from '../../../../../builder/generate/gate/candidate.js'
import { APPROVED, jobs, LIVE_SINCE, refusalOf, SMALL, toCandidate } from './made-candidate.js'

const numbers = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(first + index))

/** `without`: of its postings, how many lack a field that a page needs. */
const boardOf = (first: number, count: number, without = 0) => ({
  name: 'greenhouse:acme',
  state: 'state',
  jobs: numbers(first, count),
  leftOut: numbers(1_000, without),
})

/** The site has 43 jobs before and after; what changes is which of them are the board's. */
const refusal = (live: ReturnType<typeof boardOf> | null, now: Candidate['board'], change = {}) =>
  refusalOf(
    toCandidate(jobs(43), {
      board: now,
      live: { jobs: 43, createdAt: LIVE_SINCE, size: SMALL, ...(live && { board: live }) },
      ...change,
    }),
  )

it.each<[string, ReturnType<typeof boardOf> | null, Candidate['board'], RegExp]>([
  ['the same', boardOf(1, 20), boardOf(1, 20), /^$/],
  ['the first', null, boardOf(1, 20), /^$/],
  ['the first, and empty', null, boardOf(1, 0), /^$/],
  ['no longer asked for', boardOf(1, 20), null, /^$/],
  ['a little smaller', boardOf(1, 20), boardOf(1, 11), /^$/],
  ['half gone', boardOf(1, 20), boardOf(1, 10), /only 10 of 20 postings/],
  ['small, and half gone', boardOf(1, 8), boardOf(1, 4), /^$/],
  ['empty', boardOf(1, 2), boardOf(1, 0), /board greenhouse:acme has no posting any more/],
  ['a little without a field', boardOf(1, 20), boardOf(1, 20, 19), /^$/],
  [
    'half without a field',
    null,
    boardOf(1, 20, 20),
    /20 postings .* lack a field .* only 20 have all/,
  ],
  ['all without a field', null, boardOf(1, 0, 20), /20 postings .* lack a field/],
  ['as much without a field as before', boardOf(1, 20, 20), boardOf(1, 20, 20), /^$/],
  ['another company’s', boardOf(1, 20), boardOf(500, 300), /only 0 of 20 .* which has 300/],
])('a board that is %s', (_, live, now, message) => {
  expect(refusal(live, now)).toMatch(message)
})

it('the remedy names the variable, and the approval of exactly this content and board', () => {
  const [live, now] = [boardOf(1, 20), boardOf(500, 20)]
  expect(refusal(live, now)).toMatch(/JOB_BOARD names the right company.*approve -- Zmaster1/)
  const approval = { ...APPROVED, ref: 'Zmaster1', allowEmpty: false }
  expect(refusal(live, now, { approval })).toBe('')
  expect(refusal(live, now, { approval: { ...approval, ref: 'Zother' } })).not.toBe('')
  expect(refusal(live, now, { allowsDrop: true })).toBe('')
})
