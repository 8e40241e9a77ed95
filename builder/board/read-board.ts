import { isEqual } from '../../client/content/lib/is-equal.js'
import { isRecord } from '../../client/shared/lib/is-record.js'
import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'
import { shortHash } from '../lib/hash.js'
import { toBoardName } from '../shared/job-board.js'
import { BoardError } from './board-error.js'
import type { Fields } from './board-job.js'
import type { BoardMemory } from './board-memory.js'
import {
  createBoardRequests,
  fault,
  REAL_CLOCK,
  type BoardClock,
  type BoardGet,
  type BoardSource,
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
 * All jobs of a board. What the memory has is asked for by its ETag, and details of postings that the list
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
  const postings = await addDetails(source, listed, { vendor, memory, get })
  return { state: toState(source, listed), ...readPostings(vendor, postings, memory.postings) }
}

/** What the board's next reading would have as its state, by one conditional request a page. @throws BoardError */
export async function readBoardState(
  source: BoardSource,
  memory: BoardMemory,
  clock: BoardClock = REAL_CLOCK,
): Promise<string> {
  const vendor = VENDORS[source.board.vendor]
  const get = createBoardRequests(source, vendor, memory, clock, ONCE)
  return toState(source, await readList(source, vendor, memory, get))
}

/** More postings than any company has, and fewer than exhaust the memory. */
const MOST_POSTINGS = 20_000

async function readList(
  { board, lang }: BoardSource,
  { listPath, readPage }: BoardVendor,
  memory: BoardMemory,
  get: BoardGet,
): Promise<unknown[]> {
  const postings: unknown[] = []
  const seen = new Set<string>()
  for (let path: string | null = listPath(board.company, lang); path !== null;) {
    if (seen.has(path)) throw fault(board, `names the page ${path} twice, so its list has no end`)
    seen.add(path)
    const page: BoardPage = await readListPage(path, memory, get, (answer, at) =>
      withName(board, `its answer to ${at}`, () => readPage(answer, at, board.company)),
    )
    postings.push(...page.postings)
    if (postings.length > MOST_POSTINGS) {
      throw fault(board, `has more than ${MOST_POSTINGS} postings, which no company has`)
    }
    path = page.nextPath
  }
  for (const path of memory.pages.keys()) if (!seen.has(path)) memory.pages.delete(path)
  return postings
}

async function readListPage(
  path: string,
  { pages }: BoardMemory,
  get: BoardGet,
  read: (answer: string, path: string) => BoardPage,
): Promise<BoardPage> {
  const known = pages.get(path)
  const answer = await get(path, known?.etag)
  if (answer === null && known !== undefined) return known.page
  const page = read(answer?.text ?? '', path)
  if (answer?.etag) pages.set(path, { etag: answer.etag, page })
  else pages.delete(path)
  return page
}

interface Reading {
  vendor: BoardVendor
  memory: BoardMemory
  get: BoardGet
}

async function addDetails(
  { board }: BoardSource,
  listed: readonly unknown[],
  { vendor: { details, idOf }, memory, get }: Reading,
): Promise<readonly unknown[]> {
  if (details === undefined) return listed
  const ids = new Set<string>()
  const all = await mapConcurrent(listed, REQUESTS_AT_ONCE, async (posting) => {
    if (!isRecord(posting) || toJobNumber(idOf(posting)) === null) return posting
    const id = String(idOf(posting))
    ids.add(id)
    const known = memory.details.get(id)
    if (known !== undefined && isEqual(known.listed, posting)) return known.whole
    const path = details.path(board.company, id)
    const answer = await get(path)
    const detail = withName(board, `its answer to ${path}`, () => details.read(answer?.text ?? ''))
    const whole: Fields = { ...posting, ...detail }
    memory.details.set(id, { listed: posting, whole })
    return whole
  })
  for (const id of memory.details.keys()) if (!ids.has(id)) memory.details.delete(id)
  return all
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
