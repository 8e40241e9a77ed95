import { toPrintable } from '../programs/printable.js'
import { readRetryAfter } from '../../../client/shared/content-api/with-retries.js'
import { explainLoss } from './explain-loss.js'
import { LongAnswerError, readTextAnswer } from './read-answer.js'

export interface ApiAnswer {
  status: number
  headers: Headers
  body: unknown
  /** In seconds; null if the server names none. */
  retryAfter: number | null
}

/** No whole answer came. The request may have had its effect all the same. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

/**
 * One request with a time limit in ms. Never follows a redirect: the request carries a credential.
 * @throws NoAnswerError
 */
export async function requestApi(
  url: string,
  init: RequestInit,
  timeout: number,
): Promise<ApiAnswer> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const text = await readTextAnswer(response)
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now())
    return {
      status: response.status,
      headers: response.headers,
      body: parse(text),
      retryAfter: retryAfter === null ? null : Math.ceil(retryAfter / 1000),
    }
  } catch (cause) {
    if (cause instanceof LongAnswerError) throw new NoAnswerError(cause.message)
    throw new NoAnswerError(`${new URL(url).host} ${explainLoss(cause)}.`, { cause })
  }
}

/** The `message` of an error's body, as Kubernetes and GitHub send it; empty if there is none. */
export function toErrorMessage({ body }: ApiAnswer): string {
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

/** 'Reading the CronJob x was answered with 403: forbidden' */
export function describeError(what: string, answer: ApiAnswer): string {
  const message = toPrintable(toErrorMessage(answer), 300)
  return `${what} was answered with ${answer.status}${message === '' ? '' : `: ${message}`}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
