import { language } from '#words/language.js'
import { isPageData } from '../../shared/page-data/page-data.js'

/** Keep in step with `builder/bundle/workbox.config.cjs`. */
const DATA_CACHE = 'careers-data'

export interface OfflineJob {
  path: string
  title: string
  /** ISO 8601; null if the cached response has no date. */
  savedAt: string | null
}

/** Jobs in the service worker's cache, by title. Access to `caches` throws where the browser forbids it. */
export async function findOfflineJobs(
  caches: () => CacheStorage | undefined,
): Promise<OfflineJob[]> {
  const storage = caches()
  if (!(await storage?.has(DATA_CACHE))) return []
  const cache = await storage?.open(DATA_CACHE)
  const copies = await cache?.matchAll()
  const jobs = await Promise.all((copies ?? []).map(toOfflineJob))
  return jobs.filter((job) => job !== null).sort((a, b) => a.title.localeCompare(b.title, language))
}

async function toOfflineJob(copy: Response): Promise<OfflineJob | null> {
  const page: unknown = await copy.json().catch(() => null)
  if (!isPageData(page) || page.componentChunkName !== 'component---job-page') return null
  const savedAt = new Date(copy.headers.get('date') ?? '')
  const isKnown = !Number.isNaN(savedAt.getTime())
  const { title, path } = page.result.data.job
  return { path, title, savedAt: isKnown ? savedAt.toISOString() : null }
}
