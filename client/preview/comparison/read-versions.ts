import type { Site } from '../../content/site/site.js'
import { toListedRows } from '../../content/views/listed-rows.js'
import type { PageSource } from '../../runtime/load/page-source.js'
import { createReleaseSource } from '../../runtime/load/release-source.js'
import type { Fetch } from '../../runtime/load/fetch-json.js'
import { FRONT_PATH, NOT_FOUND_PATH } from '../../shared/addresses/page-paths.js'
import { unpackRow, type PackedRow } from '../../shared/page-data/packed-row.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import { staticQueryHash } from '../../shared/page-data/static-query-hash.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { leavesOutRows, withAllRows } from './all-rows.js'
import type { PageVersion } from './compare-pages.js'

/** A page as visitors get it, and all rows where it leaves out some. */
export interface PublishedVersion extends PageVersion {
  rows: readonly JobRow[] | null
}

/**
 * What visitors get at an address now; null if they get no page. Rejects if the site does not answer: a
 * copy that the browser has saved is no answer.
 */
export async function readPublished(path: string, fetch: Fetch): Promise<PublishedVersion | null> {
  const isSaved = 'The published page cannot be read while this browser is offline.'
  const source = createReleaseSource((url, init) => fetch(url, { ...init, cache: 'no-cache' }))
  const answer = await source.pageData(path)
  if (answer.kind === 'failed') throw answer.error
  if (answer.kind === 'not-found') {
    const moved = await findNewPath(path, fetch)
    return moved === null ? null : readPublished(moved, fetch)
  }
  if (answer.kind === 'redirect') return null
  if (answer.savedAt !== null) throw new Error(isSaved)
  const { page } = answer
  const read = async (hash: string) => {
    const { data, savedAt } = await source.staticQuery(hash)
    if (savedAt !== null) throw new Error(isSaved)
    return [hash, data] as const
  }
  const shared = Object.fromEntries(await Promise.all(page.staticQueryHashes.map(read)))
  return { page, shared, rows: leavesOutRows(page) ? await readRows(source) : null }
}

/** The front page has them all, but for those of a long board, which are a file of their own. */
async function readRows(source: PageSource): Promise<JobRow[]> {
  const answer = await source.pageData(FRONT_PATH)
  if (answer.kind === 'found' && answer.page.componentChunkName === 'component---index-page') {
    const { first, jobs } = answer.page.result.data.listing
    if (first === null) return jobs
  }
  const packed = (await source.staticQuery(staticQueryHash('rows'))).data as PackedRow[]
  return packed.map(unpackRow)
}

/** A draft may move its page: the site then redirects the new address to where the page is now. */
async function findNewPath(path: string, fetch: Fetch): Promise<string | null> {
  const { url } = await fetch(encodeURI(path), { method: 'HEAD' })
  const { pathname } = new URL(url)
  return pathname === encodeURI(path) ? null : decodeURI(pathname)
}

export function toDraftVersion(page: PageData, site: Site): PageVersion | null {
  const { staticQueries, content } = site
  if (page.path === NOT_FOUND_PATH) return null
  const hashes = page.staticQueryHashes.map((hash) => [hash, staticQueries[hash]] as const)
  const whole = content === null ? page : withAllRows(page, toListedRows(content), content)
  return { page: whole, shared: Object.fromEntries(hashes) }
}

export function toPublishedVersion(
  published: PublishedVersion | null,
  { content }: Pick<Site, 'content'>,
): PageVersion | null {
  if (published === null || published.rows === null || content === null) return published
  return { ...published, page: withAllRows(published.page, published.rows, content) }
}
