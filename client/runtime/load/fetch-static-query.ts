import { MESSAGES } from '../../shared/messages.js'
import { staticQueryUrl } from '../../shared/page-paths.js'
import { fetchJson, type Fetch } from './fetch-json.js'

/** The `data` of one static query file. Not retried; rejects with the specified message. */
export async function fetchStaticQuery(fetch: Fetch, hash: string): Promise<unknown> {
  const url = staticQueryUrl(hash)
  const { status, body } = await fetchJson(fetch, url)
  if (status === 200 && typeof body === 'object' && body !== null && 'data' in body) {
    return body.data
  }
  throw new Error(MESSAGES.staticQueryFailed(url))
}
