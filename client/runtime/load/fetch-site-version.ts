import { PAGE_DATA_RETRIES } from '../../shared/constants.js'
import { APP_DATA_URL } from '../../shared/page-paths.js'
import { fetchJson, type Fetch } from './fetch-json.js'

/** What is live right now. */
export interface SiteVersion {
  /** Hash of the browser code. */
  buildHash: string
  /** Id of the release, which changes with every publication; empty where app data names none. */
  release: string
}

/** All attempts together may take so long, in ms: no page waits longer to hear that it is current. */
const VERSION_TIMEOUT_MS = 5000

/**
 * Reads app data; null when it cannot be read or is a saved copy, because neither says what is live.
 * Only another status than 200 is asked for again.
 */
export async function fetchSiteVersion(fetch: Fetch): Promise<SiteVersion | null> {
  const init = { signal: AbortSignal.timeout(VERSION_TIMEOUT_MS) }
  for (let attempt = 0; attempt <= PAGE_DATA_RETRIES; attempt += 1) {
    const { status, body, savedAt } = await fetchJson(fetch, APP_DATA_URL, init)
    if (status === 200) return savedAt === null ? toSiteVersion(body) : null
  }
  return null
}

function toSiteVersion(body: unknown): SiteVersion | null {
  const { webpackCompilationHash: buildHash, release } = (body ?? {}) as Record<string, unknown>
  if (typeof buildHash !== 'string') return null
  return { buildHash, release: typeof release === 'string' ? release : '' }
}
