import { createBoardMemory } from '../../../builder/board/board-memory.js'
import { readBoard, readBoardState } from '../../../builder/board/read-board.js'
import { createBuildMemory } from '../../../builder/generate/build-memory.js'
import { createProgress } from '../../../builder/lib/progress.js'
import { loadReconcilePorts } from '../../../builder/reconcile/load-reconcile-ports.js'
import { reconcile } from '../../../builder/reconcile/reconcile.js'
import type { BoardVendorName } from '../../../builder/shared/job-board.js'
import type { BoardFault } from '../../../server/board-service/faults.js'
import type { Posting } from '../../../server/board-service/postings/posting.js'
import { serveBoard, type RunningBoard } from '../../../server/board-service/serve-board.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { createTestSite, PROJECT_ROOT, type TestSite } from '../../helpers/site/create-test-site.js'
import { toReadFacts, toToldFacts, VENDORS } from './posting-facts.js'

/* A board over HTTP, in each vendor's form. */

const SITE_URL = 'https://careers.example'

let running: RunningBoard
let content: TestContentService

beforeAll(async () => {
  content = await startContentService()
})
afterAll(() => content.close())

describe.each(VENDORS)('$vendor', (told) => {
  const { vendor, toChange } = told
  let waited: number[]
  const source = () => ({
    board: { vendor, company: 'acme', endpoint: running.origin },
    siteUrl: SITE_URL,
    projectRoot: PROJECT_ROOT,
  })
  let time = 0
  const clock = {
    now: () => time,
    pause: async (ms: number) => {
      waited.push(ms)
      time += ms
    },
    expire: () => AbortSignal.timeout(20_000),
  }
  const read = (memory = createBoardMemory()) => readBoard(source(), memory, clock)

  beforeEach(async () => {
    waited = []
    running = await serveBoard(vendor, 0)
  })
  afterEach(() => running.close())

  it('sixty postings become sixty jobs of the same facts', async () => {
    const { jobs, leftOut } = await read()
    expect(leftOut).toEqual([])
    expect(jobs.flatMap(({ notes }) => notes)).toEqual([])
    expect(jobs.map(({ job }) => toReadFacts(job))).toEqual(
      running.board.postings.map((posting) => toToldFacts(told, posting)),
    )
  })

  it('a poll is one conditional request, and a build asks only for what has changed', async () => {
    const memory = createBoardMemory()
    const { state } = await read(memory)
    running.requests.length = 0
    expect(await readBoardState(source(), memory, clock)).toBe(state)
    expect(running.requests).toEqual([expect.objectContaining({ status: 304 })])
    expect(running.requests[0]?.userAgent).toContain(`(+${SITE_URL})`)

    Object.assign(running.board.postings[3] as Posting, { title: 'Renamed' })
    running.requests.length = 0
    const changed = await read(memory)
    expect(changed.state).not.toBe(state)
    expect(changed.jobs[3]?.job.title).toBe('Renamed')
    expect(running.requests.map(({ status }) => status)).toEqual(Array(toChange).fill(200))
  })

  it.each<[BoardFault, number[]]>([
    ['throttled', [1000]],
    ['down', [1000]],
    ['cut', [1000]],
  ])('a build goes on after an answer that is %s', async (fault, pauses) => {
    running.board.faults.push(fault)
    expect((await read()).jobs).toHaveLength(60)
    expect(waited).toEqual(pauses)
  })

  it.each<[BoardFault, RegExp]>([
    ['throttled', /answers 429\. It is asked too often/],
    ['down', /answers 503\. The vendor is in trouble/],
    ['missing', /answers 404\. Check the name of the company/],
    ['page', /cannot be read: .* is a page and no (?:JSON|XML)/],
    ['malformed', /cannot be read: .* is no whole (?:JSON|XML)/],
    ['cut', /does not answer, or not to the end\. Check JOB_BOARD_ENDPOINT/],
    ['huge', /answers with more than 64 MiB/],
  ])('a poll that is answered with %s ends in one line', async (fault, message) => {
    running.board.faults.push(fault)
    const failed = readBoardState(source(), createBoardMemory(), clock)
    await expect(failed).rejects.toThrow(
      new RegExp(`^The job board ${vendor}:acme ${message.source}`),
    )
    await expect(failed).rejects.toThrow(/^[^\n]+\.$/)
  })

  it('while the vendor asks for a pause, nothing is asked', async () => {
    const memory = createBoardMemory()
    running.board.faults.push('throttled')
    await expect(readBoardState(source(), memory, clock)).rejects.toThrow(/429/)
    running.requests.length = 0
    await expect(readBoardState(source(), memory, clock)).rejects.toThrow(/429/)
    expect(running.requests).toEqual([])
    time += 1000
    expect(await readBoardState(source(), memory, clock)).toMatch(/^[0-9a-f]{16}$/)
  })
})

describe.each<BoardVendorName>(['greenhouse', 'smartrecruiters'])(
  'a posting that %s lists, and of which nothing more is there',
  (vendor) => {
    let time: number
    let memory: ReturnType<typeof createBoardMemory>
    const clock = {
      now: () => time,
      pause: async () => {},
      expire: () => AbortSignal.timeout(20_000),
    }
    const source = () => ({
      board: { vendor, company: 'acme', endpoint: running.origin },
      siteUrl: SITE_URL,
      projectRoot: PROJECT_ROOT,
    })
    const read = () => readBoard(source(), memory, clock)
    const look = () => readBoardState(source(), memory, clock)
    const statuses = () => running.requests.splice(0).map(({ status }) => status)
    /** As if the first ones were closed after the list was made. */
    const close = (count: number, fault: BoardFault) => {
      const numbers = running.board.postings.slice(0, count).map(({ number }) => number)
      running.board.outage = { fault, paths: new RegExp(`/(?:${numbers.join('|')})$`) }
    }

    beforeEach(async () => {
      time = 0
      memory = createBoardMemory(0)
      running = await serveBoard(vendor, 0)
    })
    afterEach(() => running.close())

    it.each<BoardFault>(['missing', 'gone'])(
      'counts as closed where its details are %s, and is asked for again after ten minutes',
      async (fault) => {
        close(1, fault)
        const { state, jobs, leftOut } = await read()
        const [closed, ...others] = running.board.postings.map(({ number }) => `${number}`)
        expect(jobs.map(({ job }) => job.number)).toEqual(others)
        expect(leftOut).toEqual([])

        statuses()
        running.board.outage = null
        expect(await look()).toBe(state)
        expect(statuses()).toEqual([304])

        time += 600_000
        const later = await look()
        expect(later).not.toBe(state)
        expect(statuses()).toEqual([200, 200])
        const again = await read()
        expect(again.state).toBe(later)
        expect(again.jobs.map(({ job }) => job.number)).toEqual([closed, ...others])
      },
    )

    it('is looked for in vain as long as it is listed, and nothing else changes', async () => {
      close(1, 'missing')
      const { state } = await read()
      statuses()
      time += 600_000
      expect(await look()).toBe(state)
      expect(statuses().sort()).toEqual([200, 404])
      expect(await look()).toBe(state)
      expect(statuses()).toEqual([304])
    })

    it('may be one of six in sixty; with more, the board is broken', async () => {
      close(6, 'missing')
      expect((await read()).jobs).toHaveLength(54)
      memory = createBoardMemory(0)
      close(7, 'missing')
      await expect(read()).rejects.toThrow(
        new RegExp(
          `^The job board ${vendor}:acme lists 60 postings, and has nothing at the addresses of 7 of them, such as /\\S+\\. [^\n]+ asked again later\\.$`,
        ),
      )
    })

    it('may be one of three on a board of four', async () => {
      running.board.postings.splice(4)
      close(3, 'missing')
      expect((await read()).jobs).toHaveLength(1)
      memory = createBoardMemory(0)
      close(4, 'missing')
      await expect(read()).rejects.toThrow('nothing at the addresses of 4 of them')
    })

    it('is an error where its details fail otherwise', async () => {
      close(1, 'forbidden')
      await expect(read()).rejects.toThrow(`The job board ${vendor}:acme answers 403.`)
    })
  },
)

describe('a long list', () => {
  afterEach(() => running.close())

  it.each<[BoardVendorName, number]>([
    ['lever', 2],
    ['smartrecruiters', 6],
  ])('of %s is read to its end, page by page', async (vendor, pages) => {
    running = await serveBoard(vendor, 0)
    const { board, requests } = running
    board.postings = Array.from({ length: 501 }, (_, index) => ({
      ...(board.postings[index % 60] as Posting),
      number: 5_000_000 + index,
      uuid: `abcdef00-0000-4000-8000-${500_000_000_000 + index}`,
    }))
    const source = {
      board: { vendor, company: 'acme', endpoint: running.origin },
      siteUrl: SITE_URL,
      projectRoot: PROJECT_ROOT,
    }
    const memory = createBoardMemory()
    const read = () =>
      readBoard(source, memory, {
        now: () => 0,
        pause: async () => {},
        expire: () => AbortSignal.timeout(20_000),
      })
    const { state, jobs, leftOut } = await read()
    expect([jobs.length, leftOut]).toEqual([501, []])
    requests.length = 0
    expect((await read()).state).toBe(state)
    expect(requests.map(({ status }) => status)).toEqual(Array(pages).fill(304))
    board.postings.pop()
    expect((await read()).state).not.toBe(state)
  })
})

describe('a site whose jobs come from CMS and board', () => {
  let site: TestSite
  const memory = createBuildMemory()
  const run = async () => {
    const ports = await loadReconcilePorts(site.config, {
      progress: createProgress({ write: () => {} }, () => 0),
      log: () => {},
      pause: async () => {},
      allowsDrop: false,
      memory,
    })
    const asked = { isForced: false, hintedRef: null, refDelay: 0, requestId: null }
    const result = await reconcile(ports, asked)
    return result.kind === 'built' ? result.outcome : result
  }

  beforeAll(async () => {
    running = await serveBoard('greenhouse', 0)
    site = await createTestSite({
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      SITE_URL,
      JOB_BOARD: 'greenhouse:acme',
      JOB_BOARD_ENDPOINT: running.origin,
    })
  })
  afterAll(async () => {
    await site.remove()
    await running.close()
  })

  it('all jobs of both have pages', async () => {
    expect(await run()).toMatchObject({ result: 'live', jobs: 103 })
  })

  it('nothing is built while neither changes, and one edited posting changes one job', async () => {
    expect(await run()).toMatchObject({ because: 'up to date' })
    const edited = running.board.postings[0] as Posting
    edited.title = 'Alarms Engineer'
    const { number } = edited
    expect(await run()).toMatchObject({
      result: 'live',
      reasons: ['new content'],
      changes: { opened: [], closed: [], changed: [`${number}`] },
    })
    expect(await site.readPublic(`alarms-engineer/${number}/index.html`)).toContain('Alarms')
  })

  it('a posting that is gone is the page of a closed job, and opens again where it was', async () => {
    const [gone] = running.board.postings.splice(5, 1) as [Posting]
    expect(await run()).toMatchObject({ result: 'live', changes: { closed: [`${gone.number}`] } })
    expect(await site.readPublic(`closed/${gone.number}.html`)).toContain(gone.title)
    running.board.postings.splice(5, 0, gone)
    expect(await run()).toMatchObject({ result: 'live', changes: { opened: [`${gone.number}`] } })
  })

  it('a board that cannot be read, is empty, or another company’s leaves the release as it is', async () => {
    const live = await site.current()
    running.board.faults.push('down')
    expect(await run()).toMatchObject({ because: 'up to date' })
    const { postings } = running.board
    running.board.postings = []
    expect(await run()).toMatchObject({
      result: 'refused',
      message: expect.stringMatching(/greenhouse:acme has no posting any more/),
    })
    expect(await run()).toMatchObject({ because: 'refused' })
    running.board.postings = postings.map((posting) => ({
      ...posting,
      number: posting.number + 1_000_000,
    }))
    expect(await run()).toMatchObject({
      result: 'refused',
      message: expect.stringMatching(/only 0 of 60 postings of the live release/),
    })
    expect(await site.current()).toBe(live)
    running.board.postings = postings
    expect(await run()).toMatchObject({ because: 'up to date' })
  })
})
