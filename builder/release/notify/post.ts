import { isParsableUrl } from '../../../client/shared/lib/is-parsable-url.js'
import { toPrintable } from '../../shared/programs/printable.js'
import { explainLoss } from '../../shared/services/explain-loss.js'
import { LongAnswerError, readTextAnswer } from '../../shared/services/read-answer.js'

const TIMEOUT_MS = 15_000
/** In characters. */
const LONGEST_QUOTE = 200

/**
 * Resolves to the body. Throws an error that names the host for anything but success. Never follows a
 * redirect: the request carries a credential.
 */
export async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<string> {
  const { host } = new URL(url)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const init: RequestInit = { method: 'POST', body, headers, signal, redirect: 'manual' }
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Error(`${host} ${explainLoss(cause)}.`, { cause })
  })
  const text = await readTextAnswer(response).catch((cause: Error) => {
    if (cause instanceof LongAnswerError) throw cause
    throw new Error(`${host} ${explainLoss(cause)}.`, { cause })
  })
  if (response.ok) return text
  throw new Error(`${host} answered ${response.status}: ${describe(response, url, text)}`)
}

function describe({ status, headers }: Response, url: string, text: string): string {
  const location = headers.get('location') ?? ''
  if (status < 300 || status > 399 || !isParsableUrl(location, url))
    return toPrintable(text.trim(), LONGEST_QUOTE)
  const { origin, pathname } = new URL(location, url)
  return `it redirects to ${toPrintable(origin + pathname, LONGEST_QUOTE)} and must not: give that address instead.`
}
