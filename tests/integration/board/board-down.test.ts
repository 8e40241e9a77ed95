import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stateFolder } from '../../../builder/shared/protocol-files.js'
import type { BoardFault } from '../../../server/board-service/faults.js'
import type { Posting } from '../../../server/board-service/postings/posting.js'
import { makeBoardSite, type BoardSite } from './made-board-site.js'

/* The CMS is published while the board cannot be read. Each run is a process of its own. */

let made: BoardSite

beforeAll(async () => {
  made = await makeBoardSite()
  expect(await made.run()).toMatchObject({ result: 'live' })
})
afterAll(() => made.close())

afterEach(async () => {
  made.running.board.outage = null
  await made.run()
})

const keptFile = () => path.join(stateFolder(made.site.siteRoot), 'board.json')
const statuses = () => made.running.requests.splice(0).map(({ status }) => status)

it.each<[BoardFault, RegExp]>([
  ['down', /answers 503/],
  ['page', /is a page and no JSON/],
  ['malformed', /is no whole JSON/],
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
    expect(told.filter((line) => /^The board’s jobs stay as they are: /.test(line))).toHaveLength(1)
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
  expect(await run()).toMatchObject({ result: 'live', changes: { changed: [`${posting.number}`] } })
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

it.each([
  ['damaged', (text: string) => text.replace('Engineer', 'Enginee2')],
  ['cut', (text: string) => text.slice(0, text.length / 2)],
  ['of another version', (text: string) => text.replace('"format": 1', '"format": 0')],
  ['of another board', (text: string) => text.replace('greenhouse:acme', 'greenhouse:other')],
])('a kept reading that is %s counts as none, and is named', async (_, damage) => {
  const { running, run, readState, changeTitle, told, site } = made
  const live = await site.current()
  const text = await readFile(keptFile(), 'utf8')
  await writeFile(keptFile(), damage(text))
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
