import type { PageLoader } from '../load/page-loader.js'
import { oldJobPath } from '../load/page-redirect.js'
import { isOwnPageUrl } from '../../shared/addresses/own-page.js'
import { resolvePage, type ResolvedPage } from '../load/resolve-page.js'
import {
  JOB_REDIRECT_PATH,
  NOT_FOUND_PATH,
  OFFLINE_SHELL_PATH,
  PREVIEW_PATH,
  normalizePagePath,
} from '../../shared/addresses/page-paths.js'

/**
 * `pagePath` is the page whose markup the document holds. Redirects are followed first, and a saved
 * copy of the page at the address replaces the offline shell.
 */
export async function loadFirstPage(
  loader: PageLoader,
  address: URL,
  pagePath: string,
): Promise<ResolvedPage> {
  if (!isSubstitute(address, pagePath)) {
    const own = new URL(address)
    own.pathname = pagePath
    return resolvePage(loader, own)
  }
  if (pagePath === OFFLINE_SHELL_PATH || (await isRedirected(loader, address))) {
    const resolved = await resolvePage(loader, address)
    if (resolved.kind === 'page' || resolved.error === null) return resolved
  }
  const load = await loader.loadPage(pagePath)
  return load.kind === 'page'
    ? { ...load, url: address }
    : { kind: 'elsewhere', url: address, error: load.kind === 'failed' ? load.error : null }
}

/** Some addresses are answered with the page of another path. */
function isSubstitute(address: URL, pagePath: string): boolean {
  const substitutes = [NOT_FOUND_PATH, JOB_REDIRECT_PATH, OFFLINE_SHELL_PATH, PREVIEW_PATH]
  return substitutes.includes(pagePath) && normalizePagePath(address.pathname) !== pagePath
}

async function isRedirected(loader: PageLoader, address: URL): Promise<boolean> {
  if (!isOwnPageUrl(address, address.origin)) return false
  const path = oldJobPath(address) ?? address.pathname
  return (await loader.findRedirect(path)) !== null
}
