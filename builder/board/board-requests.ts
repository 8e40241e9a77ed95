import { setTimeout as wait } from 'node:timers/promises'
import { readBytes } from '../../client/shared/content-api/read-bytes.js'
import { LONGEST_QUIET, readRetryAfter } from '../../client/shared/content-api/with-retries.js'
import { describeLater, explainLoss } from '../shared/services/explain-loss.js'
import { readPackageVersion } from '../shared/programs/package-version.js'
import type { JobBoard } from '../shared/config/job-board.js'
import { toBoardName } from '../shared/config/job-board.js'
import { BoardError, GoneError } from './board-error.js'
import type { BoardMemory, Validators } from './board-memory.js'
import type { BoardVendor } from './board-vendor.js'

export interface BoardSource {
  board: JobBoard
  /** The user agent names it, so that a vendor knows whom to write to. */
  siteUrl: string
  projectRoot: string
  /** Of the site, such as `en-gb`. */
  lang?: string
}

/** So that tests need not wait. */
export interface BoardClock {
  /** In ms since 1970. */
  now: () => number
  pause: (ms: number) => Promise<unknown>
  expire: (ms: number) => AbortSignal
}

export const REAL_CLOCK: BoardClock = {
  now: Date.now,
  pause: wait,
  expire: (ms) => AbortSignal.timeout(ms),
}

/** How one reading asks. */
export interface Persistence {
  /** Requests for one answer, where the vendor is in trouble. */
  attempts: number
}

export interface BoardAnswer extends Validators {
  text: string
}

/** Null for an answer that is still the one of these validators. @throws BoardError */
export type BoardGet = (path: string, known?: Validators) => Promise<BoardAnswer | null>

/** In ms, of one request. */
const TIMEOUT = 20_000
/** In ms: who asks for a longer pause is asked again by a later poll. */
const LONGEST_PAUSE = 20_000
/** In bytes; a thousand long postings have ten million. */
const LARGEST_ANSWER = 64 * 1024 * 1024

/** Requests to a board, all with the same limits. */
export function createBoardRequests(
  { board, siteUrl, projectRoot }: BoardSource,
  vendor: Pick<BoardVendor, 'origin'>,
  memory: Pick<BoardMemory, 'quiet'>,
  { now, pause, expire }: BoardClock,
  { attempts }: Persistence,
): BoardGet {
  const origin = board.endpoint ?? vendor.origin(board.company)
  const userAgent = `careers-site/${readPackageVersion(projectRoot)} (+${siteUrl})`
  const ask = (path: string, known?: Validators) =>
    fetch(origin + path, {
      headers: {
        'user-agent': userAgent,
        accept: 'application/json, application/xml;q=0.9, */*;q=0.1',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.modified && { 'if-modified-since': known.modified }),
      },
      signal: expire(TIMEOUT),
    })
  return async (path, known) => {
    const { until, because } = memory.quiet ?? { until: 0, because: '' }
    const quiet = until - now()
    if (quiet > 0 && quiet <= LONGEST_QUIET) {
      // The same words as before, so that it is the same trouble.
      if (attempts === 1 || quiet > LONGEST_PAUSE) throw new BoardError(because)
      await pause(quiet)
    }
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(path, known)
        .catch((error: unknown) =>
          isReset(error) ? ask(path, known) : Promise.reject(error as Error),
        )
        .then(
          (response) => readResponse(response, now()),
          (error: Error) => noAnswer(error),
        )
      if (answer.kind === 'same') return null
      if (answer.kind === 'whole') return answer
      if (answer.kind === 'gone') throw new GoneError(fault(board, answer.message).message)
      const delay = answer.retryAfter ?? 1_000 * 2 ** (attempt - 1)
      if (answer.kind === 'busy' && answer.retryAfter !== null) {
        const { message } = fault(board, answer.message)
        memory.quiet = { until: now() + answer.retryAfter, because: message }
      }
      if (answer.kind === 'wrong' || attempt >= attempts || delay > LONGEST_PAUSE) {
        throw fault(board, answer.message)
      }
      await pause(delay)
    }
  }
}

/** A connection that is kept for the next request may have been closed meanwhile: nobody has read that request. */
function isReset(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(cause?.code ?? '')
}

type Answer =
  | { kind: 'same' }
  | ({ kind: 'whole' } & BoardAnswer)
  | { kind: 'gone'; message: string }
  /** Trying again is of use only where the vendor is `busy`. */
  | { kind: 'busy' | 'wrong'; message: string; retryAfter: number | null }

async function readResponse(response: Response, now: number): Promise<Answer> {
  const { status, headers, body } = response
  if (status === 304) return { kind: 'same' }
  if (!response.ok) {
    await body?.cancel().catch(() => {})
    const isBusy = status === 429 || status >= 500
    const retryAfter = isBusy ? readRetryAfter(headers.get('retry-after'), now) : null
    const message = `answers ${status}. ${describeStatus(status, describeLater(retryAfter, now))}`
    if (status === 404 || status === 410) return { kind: 'gone', message }
    return { kind: isBusy ? 'busy' : 'wrong', message, retryAfter }
  }
  try {
    const bytes = await readBytes(body, LARGEST_ANSWER, () => new BoardError(TOO_LARGE))
    const length = Number(headers.get('content-length') ?? NaN)
    const isCut = !headers.has('content-encoding') && length > bytes.length
    if (isCut) return noAnswer(new Error('cut'))
    return {
      kind: 'whole',
      text: decode(bytes, headers.get('content-type')),
      etag: headers.get('etag'),
      modified: headers.get('last-modified'),
    }
  } catch (error) {
    if (error instanceof BoardError)
      return { kind: 'wrong', message: error.message, retryAfter: null }
    return noAnswer(error as Error)
  }
}

const TOO_LARGE = `answers with more than ${LARGEST_ANSWER / 1024 / 1024} MiB, which no board has`

/** @throws BoardError where letters would be lost */
function decode(bytes: Uint8Array, contentType: string | null): string {
  const [, charset = 'utf-8'] = /;\s*charset="?([\w-]+)/i.exec(contentType ?? '') ?? []
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    throw new BoardError(`answers with letters that are not in ${charset}, as it says or should`)
  }
}

function noAnswer(error: Error): Answer {
  return { kind: 'busy', message: describeLoss(error), retryAfter: null }
}

function describeLoss(error: Error): string {
  if (error.name === 'TimeoutError') return `takes longer than ${TIMEOUT / 1000} seconds`
  const { code, message = '' } = (error.cause ?? {}) as { code?: unknown; message?: string }
  if (String(code).startsWith('Z_')) return 'answers with what cannot be decompressed'
  if (message.includes('redirect')) return 'redirects without an end. Check JOB_BOARD_ENDPOINT'
  return explainLoss(error, 'JOB_BOARD_ENDPOINT')
}

function describeStatus(status: number, later: string): string {
  if (status === 429) return `It is asked too often: it is asked again ${later}`
  if (status >= 500) return `The vendor is in trouble: it is asked again ${later}`
  return 'Check the name of the company'
}

/** 'The job board greenhouse:acme answers 404. Check the name of the company.' */
export function fault(board: JobBoard, what: string): BoardError {
  return new BoardError(`The job board ${toBoardName(board)} ${what}.`)
}
