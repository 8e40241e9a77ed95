import type { Site } from '../../content/site/site.js'
import { createReleaseSource } from '../../runtime/load/release-source.js'
import type { Fetch } from '../../runtime/load/fetch-json.js'
import { NOT_FOUND_PATH } from '../../shared/page-paths.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import type { PageVersion } from './compare-pages.js'

/**
 * What visitors get at an address now; null if they get no page. Rejects if the site does not answer: a
 * copy that the browser has saved is no answer.
 */
export async function readPublished(path: string, fetch: Fetch): Promise<PageVersion | null> {
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
  return { page, shared }
}

/** A draft may move its page: the site then redirects the new address to where the page is now. */
async function findNewPath(path: string, fetch: Fetch): Promise<string | null> {
  const { url } = await fetch(encodeURI(path), { method: 'HEAD' })
  const { pathname } = new URL(url)
  return pathname === encodeURI(path) ? null : decodeURI(pathname)
}

export function toDraftVersion(page: PageData, { staticQueries }: Site): PageVersion | null {
  if (page.path === NOT_FOUND_PATH) return null
  const hashes = page.staticQueryHashes.map((hash) => [hash, staticQueries[hash]] as const)
  return { page, shared: Object.fromEntries(hashes) }
}
