import type { PageLoad, PageLoader } from './page-loader.js'
import { oldJobPath, redirectTarget, withoutOldJobKey } from './page-redirect.js'
import type { PageResources } from './page-resources.js'
import { isPageUrl } from '../address/page-url.js'

export type ResolvedPage =
  | { kind: 'page'; url: URL; resources: PageResources; notFound: boolean }
  /** Only the browser can go there; `error` says why, unless it simply lies elsewhere. */
  | { kind: 'elsewhere'; url: URL; error: Error | null }

/** A chain of redirects that is longer than this is taken for a circle. */
const MAX_REDIRECTS = 5

/** Follows the redirects from an address to the page that it stands for. */
export async function resolvePage(loader: PageLoader, from: URL): Promise<ResolvedPage> {
  let url = from
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const load = await loadAt(loader, url)
    if (load.kind === 'page') return { ...load, url }
    if (load.kind === 'failed') return { kind: 'elsewhere', url, error: load.error }
    url = load.kind === 'moved' ? load.url : redirectTarget(load.redirect, url)
    if (!isPageUrl(url, from.origin)) return { kind: 'elsewhere', url, error: null }
  }
  return { kind: 'elsewhere', url, error: new Error(`Too many redirects from ${from.pathname}`) }
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
