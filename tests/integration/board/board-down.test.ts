import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBoardMemory } from '../../../builder/board/board-memory.js'
import { readBoardState } from '../../../builder/board/read-board.js'
import { stateFolder } from '../../../builder/shared/site-root/protocol-files.js'
import type { BoardFault } from '../../../server/board-service/faults.js'
import type { Posting } from '../../../server/board-service/postings/posting.js'
import { makeBoardSite, type BoardSite } from './made-board-site.js'

/* The board cannot be read, or is refused. Each run is a process of its own. */

let made: BoardSite

beforeAll(async () => {
  made = await makeBoardSite()
  expect(await made.run()).toMatchObject({ result: 'live', jobs: 61 })
})
afterAll(() => made.close())

const keptFile = () => path.join(stateFolder(made.site.siteRoot), 'board.json')
const LINE = /^The job board greenhouse:acme [^\n]+\.$/
const statuses = () => made.running.requests.splice(0).map(({ status }) => status)

describe('however the board fails, the live release stays, and one line names what is wrong', () => {
  let live: string | null
  beforeAll(async () => {
    live = await made.site.current()
  })

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

  it('a board that is empty', async () => {
    const { running, run, site } = made
    await forgetTrouble()
    const { postings } = running.board
    running.board.postings = []
    expect(await run()).toMatchObject({
      result: 'refused',
      message: expect.stringMatching(/greenhouse:acme has no posting any more/),
    })
    expect(await site.current()).toBe(live)
    running.board.postings = postings
  })
})

describe('the CMS is published while the board cannot be read', () => {
  afterEach(async () => {
    made.running.board.outage = null
    await made.run()
  })

  it.each<[BoardFault, RegExp]>([
    ['down', /answers 503/],
    ['missing', /answers 404/],
  ])(
    'an edit of the CMS is live while the board is %s, and the board’s jobs stay',
    async (fault, why) => {
      const { running, run, readState, listTitles, changeTitle, told } = made
      const before = await listTitles()
      running.board.outage = { fault }
      changeTitle(`Edited while ${fault}`)
      told.length = 0
      expect(await run()).toMatchObject({
        result: 'live',
        reasons: ['new content'],
        changes: { opened: [], closed: [], changed: ['1001'] },
        warnings: expect.arrayContaining([expect.stringMatching(why)]),
      })
      const now = await listTitles()
      expect(now).toContain(`Edited while ${fault}`)
      expect(now).toHaveLength(before.length)
      expect((await readState()).trouble).toMatchObject({
        of: 'board',
        message: expect.stringMatching(why),
      })
      expect(told.filter((line) => /^The board’s jobs stay as they are: /.test(line))).toHaveLength(
        1,
      )
      const { trouble } = await readState()
      expect(await run()).toMatchObject({ because: 'up to date' })
      expect((await readState()).trouble).toEqual(trouble)

      running.board.outage = null
      const [posting] = running.board.postings as [Posting]
      posting.title = `Renamed after ${fault}`
      expect(await run()).toMatchObject({
        result: 'live',
        changes: { changed: [`${posting.number}`] },
      })
      expect(await listTitles()).toContain(posting.title)
      expect((await readState()).trouble).toBeNull()
    },
  )

  it('an edit of the CMS is live while the board is refused, which waits for its approval', async () => {
    const { running, run, readState, listTitles, changeTitle } = made
    const { postings } = running.board
    running.board.postings = postings.slice(0, 20)
    expect(await run()).toMatchObject({
      result: 'refused',
      message: expect.stringMatching(/only 20 of 60 postings/),
    })
    changeTitle('Edited while half is gone')
    expect(await run()).toMatchObject({
      result: 'live',
      changes: { opened: [], closed: [], changed: ['1001'] },
      warnings: expect.arrayContaining([
        expect.stringMatching(/^The job board greenhouse:acme is refused\./),
      ]),
    })
    expect(await listTitles()).toContain((postings[59] as Posting).title)
    expect((await readState()).refusal).toMatchObject({
      canBeApproved: true,
      problems: expect.arrayContaining([expect.stringMatching(/only 20 of 60 postings/)]),
    })
    expect(await run()).toMatchObject({ because: 'refused' })
    running.board.postings = postings
    expect(await run()).toMatchObject({ because: 'up to date' })
  })

  it('where details of postings fail, they are not asked for again at once', async () => {
    const { running, run, changeTitle } = made
    const [posting] = running.board.postings as [Posting]
    posting.title = 'Renamed without details'
    running.board.outage = { fault: 'forbidden', paths: /jobs\/\d/ }
    statuses()
    expect(await run()).toMatchObject({ because: 'up to date' })
    expect(statuses()).toEqual([200, 403])
    changeTitle('Edited without details')
    expect(await run()).toMatchObject({ result: 'live', changes: { changed: ['1001'] } })
    expect(statuses()).toEqual([])
    running.board.outage = null
    await made.endQuiet()
    expect(await run()).toMatchObject({
      result: 'live',
      changes: { changed: [`${posting.number}`] },
    })
  })

  it('a new process asks by what the former one knew, and not before the vendor wants it', async () => {
    const { running, run, readState } = made
    statuses()
    await run()
    expect(statuses()).toEqual([304])
    running.board.faults.push('paused')
    await run()
    const { trouble } = await readState()
    expect(trouble?.message).toMatch(/answers 429/)
    expect(statuses()).toEqual([429])
    await run()
    expect(statuses()).toEqual([])
    expect((await readState()).trouble).toEqual(trouble)
    await made.endQuiet()
    await run()
    expect(statuses()).toEqual([304])
    expect((await readState()).trouble).toBeNull()
  })

  it('without a kept reading nothing is published while the board is down', async () => {
    const { running, run, readState, changeTitle, told, site } = made
    const live = await site.current()
    const text = await readFile(keptFile(), 'utf8')
    await writeFile(keptFile(), text.replace('Engineer', 'Enginee2'))
    running.board.outage = { fault: 'down' }
    changeTitle('Not live')
    told.length = 0
    await expect(run()).rejects.toThrow(/^The job board greenhouse:acme answers 503/)
    expect(told.filter((line) => /board\.json is ignored: /.test(line))).toHaveLength(1)
    expect((await readState()).trouble?.of).toBe('board')
    expect(await site.current()).toBe(live)
    running.board.outage = null
    await run()
    running.board.outage = { fault: 'down' }
    expect(await run()).toMatchObject({ because: 'up to date' })
  })
})

it.each([
  ['damaged', (text: string) => text.replace('Engineer', 'Enginee2')],
  ['cut', (text: string) => text.slice(0, text.length / 2)],
  ['of another version', (text: string) => text.replace('"format": 1', '"format": 0')],
  ['of another board', (text: string) => text.replace('greenhouse:acme', 'greenhouse:other')],
])('a kept reading that is %s counts as none, and is named', async (_, damage) => {
  const text = await readFile(keptFile(), 'utf8')
  const warnings: string[] = []
  const open = () => made.openKept((line) => void warnings.push(line))
  expect(await open().read()).not.toBeNull()
  await writeFile(keptFile(), damage(text))
  expect(await open().read()).toBeNull()
  expect(warnings).toEqual([expect.stringMatching(/board\.json is ignored: /)])
  await writeFile(keptFile(), text)
})

async function forgetTrouble(): Promise<void> {
  made.running.board.outage = null
  await made.endQuiet()
}
