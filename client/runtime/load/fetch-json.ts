import { setSiteClock } from '../../hooks/site-clock.js'
import { PAGE_DATA_RETRIES } from '../../shared/constants/constants.js'
import { attempt } from '../../shared/lib/attempt.js'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** Set by the service worker when it answers from its cache: an HTTP date. */
const SAVED_AT_HEADER = 'x-saved-at'

/** `status` is 0 without an answer; `body` is undefined unless it is JSON. */
export interface JsonAnswer {
  status: number
  body: unknown
  savedAt: string | null
}

/** Never rejects: a dropped connection answers with status 0. */
export async function fetchJson(
  fetch: Fetch,
  url: string,
  init?: RequestInit,
): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, init)
    const { headers, status } = response
    const savedAt = headers.get(SAVED_AT_HEADER)
    if (savedAt === null) setSiteClock(headers.get('date'))
    const text = await response.text()
    return { status, body: attempt(() => JSON.parse(text) as unknown), savedAt }
  } catch {
    return { status: 0, body: undefined, savedAt: null }
  }
}

/** The same, but asks again after any other status than 200, or other than `isFinal` says. */
export async function fetchJsonWithRetries(
  fetch: Fetch,
  url: string,
  init?: RequestInit,
  isFinal: (status: number) => boolean = (status) => status === 200,
): Promise<JsonAnswer> {
  let answer = await fetchJson(fetch, url, init)
  for (let retry = 1; !isFinal(answer.status) && retry <= PAGE_DATA_RETRIES; retry += 1) {
    answer = await fetchJson(fetch, url, init)
  }
  return answer
}
