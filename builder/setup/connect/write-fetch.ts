import { setTimeout as wait } from 'node:timers/promises'
import { readRetryAfter } from '../../../client/shared/content-api/with-retries.js'
import { describeLater, explainLoss } from '../../shared/services/explain-loss.js'
import { LongAnswerError, readAnswer } from '../../shared/services/read-answer.js'

/** Whether the service has done what it was asked is not known: look before asking again. */
class LostAnswerError extends Error {
  override name = 'LostAnswerError'
}

/** The service refuses for a reason that no repetition changes, or goes on refusing. */
export class WriteRefusedError extends Error {
  override name = 'WriteRefusedError'
}

/** In ms. Prismic allows one request a second. */
const TIMEOUT = 60_000
const FIRST_WAIT = 1_500
const LONGEST_WAIT = 60_000
const ATTEMPTS = 8

/**
 * `fetch` for Prismic's writing APIs: waits as long as a 429 asks, and repeats what failed and can be
 * repeated without doing it twice. Never follows a redirect: the request carries the write token.
 * @throws LostAnswerError, WriteRefusedError
 */
export async function writeFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const isRepeatable = init.method !== 'POST'
  const { host } = new URL(url)
  for (let attempt = 1; ; attempt++) {
    const answer = await send(url, init)
    const isBusy = answer instanceof Response && answer.status === 429
    const isLost = !(answer instanceof Response) || answer.status >= 500
    if (!isBusy && !isLost) return answer
    if (isLost && !isRepeatable) throw new LostAnswerError(`${host} ${describe(answer)}.`)
    const asked = toAsked(answer)
    if (attempt === ATTEMPTS || (asked ?? 0) > LONGEST_WAIT) {
      const times = attempt === 1 ? '' : `, ${attempt} times`
      throw new WriteRefusedError(
        `${host} ${describe(answer)}${times}. Try again ${describeLater(asked)}.`,
      )
    }
    await wait(asked ?? toBackoff(attempt))
  }
}

async function send(url: string, init: RequestInit): Promise<Response | Error> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(url, { ...init, redirect: 'error', signal })
    // Whole, so that a connection that breaks half way is noticed here.
    const body = await readAnswer(response)
    const { status, headers } = response
    return new Response(status === 204 ? null : body, { status, headers })
  } catch (error) {
    if (error instanceof LongAnswerError) throw new WriteRefusedError(error.message)
    return error as Error
  }
}

function toAsked(answer: Response | Error): number | null {
  const header = answer instanceof Response ? answer.headers.get('retry-after') : null
  return readRetryAfter(header, Date.now())
}

function toBackoff(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1))
}

function describe(answer: Response | Error): string {
  return answer instanceof Response ? `answered ${answer.status}` : explainLoss(answer)
}

/** Runs again what looks before it acts, while answers get lost. @throws WriteRefusedError */
export async function untilAnswered<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof LostAnswerError)) throw error
      if (attempt === ATTEMPTS) {
        throw new WriteRefusedError(`${error.message} Run this again later.`, { cause: error })
      }
      await wait(toBackoff(attempt))
    }
  }
}
