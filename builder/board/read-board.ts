import { isEqual } from '../../client/content/lib/is-equal.js'
import { isRecord } from '../../client/shared/lib/is-record.js'
import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'
import { shortHash } from '../lib/hash.js'
import { toBoardName } from '../shared/job-board.js'
import { BoardError } from './board-error.js'
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
import { VENDORS } from './vendors.js'

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
  const listed = await readList(source, vendor, memory, get)
  return toJobs(
    source.board,
    await completeReading(source, listed, { vendor, memory, get }),
    memory,
  )
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
  const ask = (persistence: Persistence) =>
    createBoardRequests(source, vendor, memory, clock, persistence)
  const startedAt = clock.now()
  let isListed = false
  try {
    const listed = await readList(source, vendor, memory, ask(ONCE))
    isListed = true
    const state = toState(source, listed)
    if (memory.reading?.state !== state) {
      await completeReading(source, listed, { vendor, memory, get: ask(PERSISTENT) })
    }
    return state
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
  const postings = [...pages.values()]
    .flatMap(({ page }) => page.postings)
    .map((posting) => findDetails(vendor, posting, details) ?? posting)
  return { state, ...readPostings(vendor, postings, memory.postings) }
}

/** More postings than any company has, and fewer than exhaust the memory. */
const MOST_POSTINGS = 20_000

async function readList(
  { board, lang }: BoardSource,
  { listPath, readPage }: BoardVendor,
  memory: BoardMemory,
  get: BoardGet,
): Promise<unknown[]> {
  const pages = new Map<string, KnownPage>()
  let count = 0
  for (let path: string | null = listPath(board.company, lang); path !== null;) {
    if (pages.has(path)) throw fault(board, `names the page ${path} twice, so its list has no end`)
    const known: KnownPage = await readListPage(path, memory, get, (answer, at) =>
      withName(board, `its answer to ${at}`, () => readPage(answer, at, board.company)),
    )
    pages.set(path, known)
    count += known.page.postings.length
    if (count > MOST_POSTINGS) {
      throw fault(board, `has more than ${MOST_POSTINGS} postings, which no company has`)
    }
    path = known.page.nextPath
  }
  memory.pages = pages
  return [...pages.values()].flatMap(({ page }) => page.postings)
}

async function readListPage(
  path: string,
  { pages }: BoardMemory,
  get: BoardGet,
  read: (answer: string, path: string) => BoardPage,
): Promise<KnownPage> {
  const known = pages.get(path)
  const answer = await get(path, known)
  if (answer === null && known !== undefined) return known
  const { text, etag, modified } = answer ?? { text: '', etag: null, modified: null }
  return { etag, modified, page: read(text, path) }
}

interface Reading {
  vendor: BoardVendor
  memory: BoardMemory
  get: BoardGet
}

async function completeReading(
  source: BoardSource,
  listed: readonly unknown[],
  { vendor, memory, get }: Reading,
): Promise<BoardReading> {
  const { pages } = memory
  const details = await readDetails(source, listed, { vendor, memory, get })
  memory.reading = { state: toState(source, listed), pages, details }
  return memory.reading
}

/** Those that were read before one fails stay in the memory. */
async function readDetails(
  { board }: BoardSource,
  listed: readonly unknown[],
  { vendor, memory, get }: Reading,
): Promise<ReadonlyMap<string, KnownDetails>> {
  const found = new Map<string, KnownDetails>()
  const { details } = vendor
  if (details === undefined) return found
  const asked = new Set<string>()
  await mapConcurrent(listed, REQUESTS_AT_ONCE, async (posting) => {
    const id = toId(vendor, posting)
    if (id === null || !isRecord(posting) || asked.has(id)) return
    asked.add(id)
    let known = memory.details.get(id)
    if (known === undefined || !isEqual(known.listed, posting)) {
      const path = details.path(board.company, id)
      const answer = await get(path)
      const detail = withName(board, `its answer to ${path}`, () =>
        details.read(answer?.text ?? ''),
      )
      known = { listed: posting, whole: { ...posting, ...detail } }
      memory.details.set(id, known)
    }
    found.set(id, known)
  })
  for (const id of memory.details.keys()) if (!found.has(id)) memory.details.delete(id)
  return found
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
