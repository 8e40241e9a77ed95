import { language } from '#words/frame.js'
import { isOwnPath } from '../../shared/addresses/path-base.js'
import { isPageData } from '../../shared/page-data/page-data.js'

/** Keep in step with `builder/bundle/workbox.config.cjs`. */
const DATA_CACHE = 'careers-data'

export interface OfflineJob {
  id: string
  path: string
  title: string
  /** Of the title, where it is not this language. */
  lang?: string
  /** ISO 8601; null if the cached response has no date. */
  savedAt: string | null
}

/**
 * Jobs in the service worker's cache, by title; those in another language too, unless they are there in this
 * one. Access to `caches` throws where the browser forbids it.
 */
export async function findOfflineJobs(
  caches: () => CacheStorage | undefined,
): Promise<OfflineJob[]> {
  const storage = caches()
  if (!(await storage?.has(DATA_CACHE))) return []
  const cache = await storage?.open(DATA_CACHE)
  const copies = await cache?.matchAll()
  const jobs = await Promise.all((copies ?? []).map(toOfflineJob))
  const found = jobs.filter((job) => job !== null)
  const own = new Set(found.flatMap(({ id, path }) => (isOwnPath(path) ? [id] : [])))
  return found
    .filter(({ id, path }) => isOwnPath(path) || !own.has(id))
    .sort((a, b) => a.title.localeCompare(b.title, language))
}

async function toOfflineJob(copy: Response): Promise<OfflineJob | null> {
  const page: unknown = await copy.json().catch(() => null)
  if (!isPageData(page) || page.componentChunkName !== 'component---job-page') return null
  const savedAt = new Date(copy.headers.get('date') ?? '')
  const isKnown = !Number.isNaN(savedAt.getTime())
  const { data, pageContext } = page.result
  const { id, path, title, lang = pageContext.lang } = data.job
  return {
    id,
    path,
    title,
    ...(lang !== language && { lang }),
    savedAt: isKnown ? savedAt.toISOString() : null,
  }
}
