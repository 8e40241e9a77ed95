export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** The service worker puts the time of saving here, as an HTTP date, when it answers from its cache. */
const SAVED_AT_HEADER = 'x-saved-at'

/** `status` is 0 when no answer came; `body` is undefined unless the answer is JSON. */
export interface JsonAnswer {
  status: number
  body: unknown
  savedAt: string | null
}

/** Never rejects: a dropped connection is an answer like any other. */
export async function fetchJson(
  fetch: Fetch,
  url: string,
  init?: RequestInit,
): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, init)
    const text = await response.text()
    return {
      status: response.status,
      body: parse(text),
      savedAt: response.headers.get(SAVED_AT_HEADER),
    }
  } catch {
    return { status: 0, body: undefined, savedAt: null }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
