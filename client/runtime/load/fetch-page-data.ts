import { PAGE_DATA_RETRIES } from '../../shared/constants.js'
import { isPageData, type PageData } from '../../shared/page-data/page-data.js'
import { pageDataUrl } from '../../shared/page-paths.js'
import { fetchJson, type Fetch } from './fetch-json.js'

export type PageDataAnswer =
  | { kind: 'found'; page: PageData; savedAt: string | null }
  | { kind: 'not-found' }
  | { kind: 'failed'; error: Error }

/**
 * The JSON of one page. A 404 and a 500 are final; anything else that is not page data may be a
 * passing fault and is asked for again at once, up to `PAGE_DATA_RETRIES` times.
 */
export async function fetchPageData(fetch: Fetch, path: string): Promise<PageDataAnswer> {
  const url = pageDataUrl(path)
  let status = 0
  for (let attempt = 0; attempt <= PAGE_DATA_RETRIES; attempt += 1) {
    const answer = await fetchJson(fetch, url)
    status = answer.status
    if (status === 200 && isPageData(answer.body)) {
      return { kind: 'found', page: answer.body, savedAt: answer.savedAt }
    }
    if (status === 404) return { kind: 'not-found' }
    if (status === 500) break
  }
  return { kind: 'failed', error: new Error(`Cannot load ${url}: ${reason(status)}`) }
}

function reason(status: number): string {
  if (status === 0) return 'no answer'
  return status === 200 ? 'the answer is not page data' : `status ${status}`
}
