import { normalizePagePath } from '../../shared/addresses/page-paths.js'
import type { PageLoad, PageLoader } from './page-loader.js'
import { oldJobPath, redirectTarget, withoutOldJobKey } from './page-redirect.js'
import type { PageResources } from './page-resources.js'
import { isOwnPageUrl } from '../../shared/addresses/own-page.js'

export type ResolvedPage =
  | { kind: 'page'; url: URL; resources: PageResources; notFound: boolean }
  /** Only a full page load leads there; `error` is null where the URL is simply not a page. */
  | { kind: 'elsewhere'; url: URL; error: Error | null }

/** A longer chain of redirects is taken for a loop. */
const MAX_REDIRECTS = 5

/** Follows redirects. Never rejects. */
export async function resolvePage(loader: PageLoader, from: URL): Promise<ResolvedPage> {
  let url = from
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const load = await loadAt(loader, url)
    if (load.kind === 'page') return { ...load, url: load.notFound ? url : toCanonical(url) }
    if (load.kind === 'failed') return { kind: 'elsewhere', url, error: load.error }
    url = load.kind === 'moved' ? load.url : redirectTarget(load.redirect, url)
    if (!isOwnPageUrl(url, from.origin)) return { kind: 'elsewhere', url, error: null }
  }
  return { kind: 'elsewhere', url, error: new Error(`Too many redirects from ${from.pathname}`) }
}

/** Where the server would redirect: without a trailing slash or `/index.html`. */
function toCanonical(url: URL): URL {
  const canonical = new URL(url)
  canonical.pathname = normalizePagePath(url.pathname) ?? url.pathname
  return canonical
}

async function loadAt(
  loader: PageLoader,
  url: URL,
): Promise<PageLoad | { kind: 'moved'; url: URL }> {
  const oldJob = oldJobPath(url)
  const redirect = oldJob === null ? null : await loader.findRedirect(oldJob)
  if (redirect) return { kind: 'moved', url: redirectTarget(redirect, withoutOldJobKey(url)) }
  return loader.loadPage(url.pathname)
}
