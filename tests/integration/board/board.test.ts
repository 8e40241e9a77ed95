import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBoardMemory } from '../../../builder/board/board-memory.js'
import { readBoard, readBoardState } from '../../../builder/board/read-board.js'
import type { BoardVendorName } from '../../../builder/shared/config/job-board.js'
import type { BoardFault } from '../../../server/board-service/faults.js'
import type { Posting } from '../../../server/board-service/postings/posting.js'
import { serveBoard, type RunningBoard } from '../../../server/board-service/serve-board.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { toReadFacts, toToldFacts, VENDORS } from './posting-facts.js'

/* A board over HTTP, in each vendor's form. */

const SITE_URL = 'https://careers.example'

let running: RunningBoard
const toSource = (vendor: BoardVendorName) => ({
  board: { vendor, company: 'acme', endpoint: running.origin },
  siteUrl: SITE_URL,
  projectRoot: PROJECT_ROOT,
})

/** Its pauses take no time, and are noted. */
function createClock() {
  const waited: number[] = []
  let time = 0
  return {
    waited,
    now: () => time,
    pause: async (ms: number) => {
      waited.push(ms)
      time += ms
    },
    expire: () => AbortSignal.timeout(20_000),
  }
}

describe.each(VENDORS)('$vendor', (told) => {
  const { vendor, toChange } = told
  const source = () => toSource(vendor)
  const read = (memory = createBoardMemory()) => readBoard(source(), memory, createClock())

  beforeEach(async () => {
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
    expect(await readBoardState(source(), memory, createClock())).toBe(state)
    expect(running.requests).toEqual([expect.objectContaining({ status: 304 })])
    expect(running.requests[0]?.userAgent).toContain(`(+${SITE_URL})`)

    Object.assign(running.board.postings[3] as Posting, { title: 'Renamed' })
    running.requests.length = 0
    const changed = await read(memory)
    expect(changed.state).not.toBe(state)
    expect(changed.jobs[3]?.job.title).toBe('Renamed')
    expect(running.requests.map(({ status }) => status)).toEqual(Array(toChange).fill(200))
  })

  it.each<[BoardFault, RegExp]>([
    ['page', /cannot be read: .* is a page and no (?:JSON|XML)/],
    ['malformed', /cannot be read: .* is no whole (?:JSON|XML)/],
  ])('a poll that is answered with %s ends in one line', async (fault, message) => {
    running.board.faults.push(fault)
    const failed = readBoardState(source(), createBoardMemory(), createClock())
    await expect(failed).rejects.toThrow(
      new RegExp(`^The job board ${vendor}:acme ${message.source}`),
    )
    await expect(failed).rejects.toThrow(/^[^\n]+\.$/)
  })
})

describe('a vendor in trouble', () => {
  beforeEach(async () => {
    running = await serveBoard('greenhouse', 0)
  })
  afterEach(() => running.close())

  it('a build goes on after answers that are throttled, down and cut, each after a longer pause', async () => {
    const clock = createClock()
    running.board.faults.push('throttled', 'down', 'cut')
    const { jobs } = await readBoard(toSource('greenhouse'), createBoardMemory(), clock)
    expect(jobs).toHaveLength(60)
    expect(clock.waited).toEqual([1000, 2000, 4000])
  })

  it('while the vendor asks for a pause, nothing is asked', async () => {
    const [memory, clock, source] = [createBoardMemory(), createClock(), toSource('greenhouse')]
    running.board.faults.push('throttled')
    await expect(readBoardState(source, memory, clock)).rejects.toThrow(/429/)
    running.requests.length = 0
    await expect(readBoardState(source, memory, clock)).rejects.toThrow(/429/)
    expect(running.requests).toEqual([])
    await clock.pause(1000)
    expect(await readBoardState(source, memory, clock)).toMatch(/^[0-9a-f]{16}$/)
  })

  it('a vendor that wants a day of quiet has an hour, and until when is said', async () => {
    const [memory, clock, source] = [createBoardMemory(), createClock(), toSource('greenhouse')]
    running.board.faults.push('paused')
    for (const pause of [0, 3_599_000]) {
      await clock.pause(pause)
      await expect(readBoardState(source, memory, clock)).rejects.toThrow(/again after 01:00 UTC/)
    }
    expect(running.requests).toHaveLength(1)
    await clock.pause(1000)
    expect(await readBoardState(source, memory, clock)).toMatch(/^[0-9a-f]{16}$/)
  })
})

it('a request that is lost with a closed connection is asked once more, and no more often', async () => {
  let lost = 1
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    if (lost-- > 0) return void request.socket.destroy()
    response.setHeader('Content-Type', 'application/json').end('{"jobs":[],"meta":{"total":0}}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const board = { vendor: 'greenhouse', company: 'acme', endpoint } as const
  const source = { board, siteUrl: SITE_URL, projectRoot: PROJECT_ROOT }
  try {
    await expect(readBoardState(source, createBoardMemory())).resolves.toMatch(/^[0-9a-f]{16}$/)
    expect(asked).toBe(2)
    lost = 2
    await expect(readBoardState(source, createBoardMemory())).rejects.toThrow('does not answer')
    expect(asked).toBe(4)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})

describe.each<[BoardVendorName, BoardFault]>([
  ['greenhouse', 'missing'],
  ['smartrecruiters', 'gone'],
])('a posting that %s lists, and whose details are %s', (vendor, fault) => {
  let time: number
  let memory: ReturnType<typeof createBoardMemory>
  const clock = {
    now: () => time,
    pause: async () => {},
    expire: () => AbortSignal.timeout(20_000),
  }
  const read = () => readBoard(toSource(vendor), memory, clock)
  const look = () => readBoardState(toSource(vendor), memory, clock)
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

  it('counts as closed, and is asked for again after ten minutes', async () => {
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
  })

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
})

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
    const memory = createBoardMemory()
    const read = () => readBoard(toSource(vendor), memory, createClock())
    const { state, jobs, leftOut } = await read()
    expect([jobs.length, leftOut]).toEqual([501, []])
    requests.length = 0
    expect((await read()).state).toBe(state)
    expect(requests.map(({ status }) => status)).toEqual(Array(pages).fill(304))
    board.postings.pop()
    expect((await read()).state).not.toBe(state)
  })
})
