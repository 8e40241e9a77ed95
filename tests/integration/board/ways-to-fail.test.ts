import { createBoardMemory } from '../../../builder/board/board-memory.js'
import { readBoardState } from '../../../builder/board/read-board.js'
import type { BoardFault } from '../../../server/board-service/faults.js'
import type { Posting } from '../../../server/board-service/postings/posting.js'
import { makeBoardSite, type BoardSite } from './made-board-site.js'

/* However the board fails, the live release stays, and one line names what is wrong. */

let made: BoardSite
let live: string | null

beforeAll(async () => {
  made = await makeBoardSite()
  expect(await made.run()).toMatchObject({ result: 'live', jobs: 61 })
  live = await made.site.current()
})
afterAll(() => made.close())

const LINE = /^The job board greenhouse:acme [^\n]+\.$/

it.each<[BoardFault, RegExp]>([
  ['unauthorised', /answers 401\. Check the name of the company/],
  ['forbidden', /answers 403\. Check the name of the company/],
  ['missing', /answers 404\. Check the name of the company/],
  ['gone', /answers 410\. Check the name of the company/],
  ['throttled', /answers 429\. It is asked too often/],
  ['broken', /answers 500\. The vendor is in trouble/],
  ['down', /answers 503\. The vendor is in trouble/],
  ['reset', /does not answer, or not to the end/],
  ['cut', /does not answer, or not to the end/],
  ['redirected', /redirects without an end/],
  ['uncompressed', /cannot be decompressed/],
  ['latin', /letters that are not in utf-8/],
  ['nothing', /is no whole JSON/],
  ['malformed', /is no whole JSON/],
  ['page', /is a page and no JSON/],
  ['otherJson', /is no JSON object/],
  ['otherShape', /has no list "jobs"/],
  ['countless', /more than 20000 postings/],
  ['huge', /more than 64 MiB/],
])('an answer that is %s', async (fault, why) => {
  const { running, run, readState, site } = made
  await forgetTrouble()
  running.board.outage = { fault }
  expect(await run()).toMatchObject({ because: 'up to date' })
  const { trouble } = await readState()
  expect(trouble?.message).toMatch(why)
  expect(trouble?.message).toMatch(LINE)
  expect(await site.current()).toBe(live)
})

it.each<BoardFault>(['silent', 'slow'])('an answer that is %s', async (fault) => {
  const { running } = made
  running.board.outage = { fault }
  const board = { vendor: 'greenhouse', company: 'acme', endpoint: running.origin } as const
  const clock = {
    now: Date.now,
    pause: async () => {},
    expire: () => AbortSignal.timeout(100),
  }
  const failed = readBoardState({ ...made.site.config, board }, createBoardMemory(), clock)
  await expect(failed).rejects.toThrow(/takes longer than 20 seconds/)
  await expect(failed).rejects.toThrow(LINE)
})

type Change = (postings: readonly Posting[]) => Posting[]

it.each<[string, Change, RegExp]>([
  ['empty', () => [], /greenhouse:acme has no posting any more/],
  ['half of what it was', (all) => all.slice(0, 29), /only 29 of 60 postings/],
  [
    'of another company',
    (all) => all.map((each) => ({ ...each, number: each.number + 1_000_000 })),
    /only 0 of 60 postings/,
  ],
])('a board that is %s', async (_, change, why) => {
  const { running, run, site } = made
  await forgetTrouble()
  const { postings } = running.board
  running.board.postings = change(postings)
  expect(await run()).toMatchObject({ result: 'refused', message: expect.stringMatching(why) })
  expect(await site.current()).toBe(live)
  running.board.postings = postings
})

it('a board with each posting twice has no job more, and the second ones are named', async () => {
  const { running, run } = made
  await forgetTrouble()
  const { postings } = running.board
  running.board.postings = [
    ...postings,
    ...postings.map((each, index) => (index === 0 ? { ...each, title: 'Twin' } : each)),
  ]
  const { number, title } = postings[0] as Posting
  expect(await run()).toMatchObject({
    result: 'live',
    jobs: 61,
    changes: { opened: [], closed: [], changed: [] },
    warnings: expect.arrayContaining([
      `job ${number} "Twin" has the id of another, "${title}", and is left out: give it an id of its own.`,
    ]),
  })
})

async function forgetTrouble(): Promise<void> {
  made.running.board.outage = null
  await made.endQuiet()
}
