import type { PageData } from '../../shared/page-data/page-data.js'
import type { Redirect } from '../../shared/redirect.js'

/** The redirect that a page carries instead of content, if the browser is to follow it. */
export function pageRedirect(page: PageData): Redirect | null {
  const data = page.result?.data
  const redirect = data && 'redirect' in data ? data.redirect : null
  return redirect?.redirectInBrowser ? redirect : null
}

/**
 * Where a redirect leads a visitor who came with this query and hash. Both are kept; a hash of the
 * redirect's own wins, and its query comes first.
 */
export function redirectTarget(redirect: Redirect, from: URL): URL {
  const target = new URL(redirect.toPath, from)
  const queries = [target.search.slice(1), from.search.slice(1)].filter((query) => query !== '')
  target.search = queries.join('&')
  if (target.hash === '') target.hash = from.hash
  return target
}

const OLD_JOB_KEY = 'gh_jid'

/** The old job link that `?gh_jid={id}` stands for on any page; null without one. */
export function oldJobPath(url: URL): string | null {
  const id = url.searchParams.get(OLD_JOB_KEY)
  return id !== null && /^\d+$/.test(id) ? `/job_ghid/${id}` : null
}

/** The same address without `gh_jid`; every other key stays as it was written. */
export function withoutOldJobKey(url: URL): URL {
  const bare = new URL(url)
  const pairs = url.search.slice(1).split('&')
  bare.search = pairs.filter((pair) => pair.split('=')[0] !== OLD_JOB_KEY).join('&')
  return bare
}
