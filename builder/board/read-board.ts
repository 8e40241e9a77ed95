import { isEqual } from '../../client/content/lib/is-equal.js'
import { isRecord } from '../../client/shared/lib/is-record.js'
import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'
import { shortHash } from '../shared/programs/hash.js'
import { toBoardName } from '../shared/config/job-board.js'
import { BoardError, GoneError } from './board-error.js'
import type { Fields } from './board-job.js'
import type { BoardMemory, BoardReading, KnownDetails, KnownPage, Quiet } from './board-memory.js'
import {
  createBoardRequests,
  fault,
  REAL_CLOCK,
  type BoardClock,
  type BoardGet,
  type BoardSource,
  type Persistence,
} from './board-requests.js'
import type { BoardPage, BoardVendor } from './board-vendor.js'
import { toJobNumber } from './job-number.js'
import { readPostings, type ReadPostings } from './read-postings.js'
import { isToBeReadAnew, mayBeGone, strikeGone } from './strike-gone.js'
import { VENDORS } from './vendors/vendors.js'

export interface ReadBoard extends ReadPostings {
  /** Changes with whatever the list says. */
  state: string
}

const REQUESTS_AT_ONCE = 4
/** Of a build, which is not begun again at once. */
const PERSISTENT = { attempts: 4 }
/** Of a poll, which comes again. */
const ONCE = { attempts: 1 }

/**
 * All jobs of a board. What the memory has is asked for by its validators, and details of postings that the list
 * shows unchanged are not asked for again. @throws BoardError of one line that names the board and the remedy
 */
export async function readBoard(
  source: BoardSource,
  memory: BoardMemory,
  clock: BoardClock = REAL_CLOCK,
): Promise<ReadBoard> {
  const vendor = VENDORS[source.board.vendor]
  const get = createBoardRequests(source, vendor, memory, clock, PERSISTENT)
  const reading = { vendor, memory, get, now: clock.now() }
  const listed = await readList(source, reading)
  return toJobs(source.board, await completeReading(source, listed, reading), memory)
}

/**
 * What the board's next reading would have as its state, by one conditional request a page; where that is new, the
 * reading is made complete. @throws BoardError
 */
export async function readBoardState(
  source: BoardSource,
  memory: BoardMemory,
  clock: BoardClock = REAL_CLOCK,
): Promise<string> {
  const vendor = VENDORS[source.board.vendor]
  const startedAt = clock.now()
  const ask = (persistence: Persistence) => ({
    vendor,
    memory,
    get: createBoardRequests(source, vendor, memory, clock, persistence),
    now: startedAt,
  })
  let isListed = false
  try {
    const listed = await readList(source, ask(ONCE))
    isListed = true
    const state = toState(source, listed)
    if (memory.reading?.state === state) return state
    return (await completeReading(source, listed, ask(PERSISTENT))).state
  } catch (error) {
    const now = clock.now()
    if (error instanceof BoardError && (isListed || now - startedAt > COSTLY)) {
      beQuiet(memory, { until: now + PAUSE, because: error.message })
    }
    throw error
  }
}

/** In ms: a poll that failed after so long, or after many requests, is not made again for the pause. */
const COSTLY = 5_000
const PAUSE = 60_000

/** Unless the vendor has asked for longer. */
function beQuiet(memory: BoardMemory, quiet: Quiet): void {
  if (memory.quiet === null || memory.quiet.until < quiet.until) memory.quiet = quiet
}

/** The jobs of a reading, however long ago it was made. */
export function toJobs(
  { vendor: name }: BoardSource['board'],
  { state, pages, details }: BoardReading,
  memory: Pick<BoardMemory, 'postings'>,
): ReadBoard {
  const vendor = VENDORS[name]
  const postings = listPostings(pages).map(
    (posting) => findDetails(vendor, posting, details) ?? posting,
  )
  return { state, ...readPostings(vendor, postings, memory.postings) }
}

/** More postings than any company has, and fewer than exhaust the memory. */
const MOST_POSTINGS = 20_000

interface Reading {
  vendor: BoardVendor
  memory: BoardMemory
  get: BoardGet
  /** In ms since 1970. */
  now: number
}

async function readList({ board, lang }: BoardSource, reading: Reading): Promise<unknown[]> {
  const { listPath, readPage } = reading.vendor
  const pages = new Map<string, KnownPage>()
  let count = 0
  for (let path: string | null = listPath(board.company, lang); path !== null;) {
    if (pages.has(path)) throw fault(board, `names the page ${path} twice, so its list has no end`)
    const known: KnownPage = await readListPage(path, reading, (answer, at) =>
      withName(board, `its answer to ${at}`, () => readPage(answer, at, board.company)),
    )
    pages.set(path, known)
    count += known.page.postings.length
    if (count > MOST_POSTINGS) {
      throw fault(board, `has more than ${MOST_POSTINGS} postings, which no company has`)
    }
    path = known.page.nextPath
  }
  reading.memory.pages = pages
  return listPostings(pages)
}

function listPostings(pages: BoardReading['pages']): unknown[] {
  return [...pages.values()].flatMap(({ page }) => page.postings)
}

async function readListPage(
  path: string,
  { memory, get, now }: Reading,
  read: (answer: string, path: string) => BoardPage,
): Promise<KnownPage> {
  const last = memory.pages.get(path)
  const known = last !== undefined && isToBeReadAnew(last, now) ? undefined : last
  const answer = await get(path, known)
  if (answer === null && known !== undefined) return known
  const { text, etag, modified } = answer ?? { text: '', etag: null, modified: null }
  return { etag, modified, page: read(text, path) }
}

/** A posting that is listed, and whose details are gone, was closed since: it is struck off the list. */
async function completeReading(
  source: BoardSource,
  listed: readonly unknown[],
  reading: Reading,
): Promise<BoardReading> {
  const { vendor, memory, now } = reading
  const { found, gone } = await readDetails(source, listed, reading)
  const isGone = (posting: unknown) => gone.has(toId(vendor, posting) ?? '')
  const pages = gone.size === 0 ? memory.pages : strikeGone(memory.pages, isGone, now)
  memory.pages = pages
  memory.reading = { state: toState(source, listPostings(pages)), pages, details: found }
  return memory.reading
}

/** Those that were read before one fails stay in the memory. */
async function readDetails(
  { board }: BoardSource,
  listed: readonly unknown[],
  { vendor, memory, get }: Reading,
) {
  const found = new Map<string, KnownDetails>()
  const gone = new Set<string>()
  const { details } = vendor
  if (details === undefined) return { found, gone }
  const asked = new Set<string>()
  await mapConcurrent(listed, REQUESTS_AT_ONCE, async (posting) => {
    const id = toId(vendor, posting)
    if (id === null || !isRecord(posting) || asked.has(id)) return
    asked.add(id)
    let known = memory.details.get(id)
    if (known === undefined || !isEqual(known.listed, posting)) {
      const path = details.path(board.company, id)
      const answer = await get(path).catch((error: unknown) => {
        if (error instanceof GoneError) return 'gone' as const
        throw error
      })
      if (answer === 'gone') {
        gone.add(id)
        if (mayBeGone(gone.size, listed.length)) return
        throw fault(
          board,
          `lists ${listed.length} postings, and has nothing at the addresses of ${gone.size} of them, such as ${path}. A few are closed at any time, so many are the vendor’s trouble: it is asked again later`,
        )
      }
      const detail = withName(board, `its answer to ${path}`, () =>
        details.read(answer?.text ?? ''),
      )
      known = { listed: posting, whole: { ...posting, ...detail } }
      memory.details.set(id, known)
    }
    found.set(id, known)
  })
  for (const id of memory.details.keys()) if (!found.has(id)) memory.details.delete(id)
  return { found, gone }
}

/** Not those of another posting with the same id. */
function findDetails(
  vendor: BoardVendor,
  posting: unknown,
  details: BoardReading['details'],
): Fields | undefined {
  const known = details.get(toId(vendor, posting) ?? '')
  return known !== undefined && isEqual(known.listed, posting) ? known.whole : undefined
}

/** As the vendor calls a posting; null for what is none. */
export function toId({ idOf }: BoardVendor, posting: unknown): string | null {
  if (!isRecord(posting)) return null
  const id = idOf(posting)
  return toJobNumber(id) === null ? null : String(id)
}

/** What an adapter says of an answer, as a whole sentence. */
function withName<Result>(board: BoardSource['board'], what: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof BoardError)) throw error
    throw fault(board, `cannot be read: ${what} ${error.message}`)
  }
}

/** In any order. */
function toState({ board }: BoardSource, postings: readonly unknown[]): string {
  const texts = postings.map((posting) => JSON.stringify(posting)).sort()
  return shortHash(16, toBoardName(board), ...texts)
}
