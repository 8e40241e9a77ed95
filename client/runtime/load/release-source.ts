import { PAGE_DATA_RETRIES } from '../../shared/constants/constants.js'
import { isPageData } from '../../shared/page-data/page-data.js'
import { APP_DATA_URL, pageDataUrl, staticQueryUrl } from '../../shared/addresses/page-paths.js'
import { staticQueryFailed, staticQueryMissing } from '../../shared/constants/runtime-messages.js'
import { fetchJson, fetchJsonWithRetries, type Fetch } from './fetch-json.js'
import { toFound } from './page-redirect.js'
import type { PageSource, SiteVersion } from './page-source.js'

/** For all attempts together, in ms, so that no page waits long for a version check. */
const VERSION_TIMEOUT_MS = 5000

export function createReleaseSource(fetch: Fetch): PageSource {
  return {
    // A 404 and a 500 are final; anything else that is not page data may be transient.
    pageData: async (path) => {
      const url = pageDataUrl(path)
      let status = 0
      for (let attempt = 0; attempt <= PAGE_DATA_RETRIES; attempt += 1) {
        const { body, savedAt, ...answer } = await fetchJson(fetch, url)
        status = answer.status
        if (status === 200 && isPageData(body)) return toFound(body, savedAt)
        if (status === 404) return { kind: 'not-found' }
        if (status === 500) break
      }
      return { kind: 'failed', error: new Error(`Cannot load ${url}: ${toReason(status)}`) }
    },

    staticQuery: async (hash) => {
      const url = staticQueryUrl(hash)
      // A page without it does not start: a phone that changes networks loses all that is under way.
      const { status, body, savedAt } = await fetchJsonWithRetries(fetch, url, {}, isAnswered)
      if (status !== 200 || body === undefined) throw new Error(staticQueryFailed(url))
      const data = (body as { data?: unknown } | null)?.data ?? null
      if (data === null) throw new Error(staticQueryMissing)
      return { data, savedAt }
    },

    // A saved copy does not say what is live.
    siteVersion: async () => {
      const init = { signal: AbortSignal.timeout(VERSION_TIMEOUT_MS) }
      const { status, body, savedAt } = await fetchJsonWithRetries(fetch, APP_DATA_URL, init)
      return status === 200 && savedAt === null ? toSiteVersion(body) : null
    },

    isServed: async (path) => {
      try {
        return (await fetch(encodeURI(path), { method: 'HEAD' })).status === 200
      } catch {
        return false
      }
    },
  }
}

function isAnswered(status: number): boolean {
  return status !== 0
}

function toReason(status: number): string {
  if (status === 0) return 'no answer'
  return status === 200 ? 'the answer is not page data' : `status ${status}`
}

function toSiteVersion(body: unknown): SiteVersion | null {
  const { webpackCompilationHash: buildHash, release } = (body ?? {}) as Record<string, unknown>
  if (typeof buildHash !== 'string') return null
  return { buildHash, release: typeof release === 'string' ? release : '' }
}
