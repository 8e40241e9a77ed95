import { readJobQuery, withoutJobQuery } from '../../shared/requests/job-query.js'
import { isParsableUrl } from '../../shared/lib/is-parsable-url.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import { JOB_REDIRECT_PATH } from '../../shared/addresses/page-paths.js'
import type { Redirect } from '../../shared/page-data/page-views.js'
import type { PageDataAnswer } from './page-source.js'

/** Page data may hold a redirect instead of content. */
export function toFound(page: PageData, savedAt: string | null): PageDataAnswer {
  const data = page.result?.data as { redirect?: Redirect | null } | null | undefined
  const redirect = data?.redirect
  return redirect?.redirectInBrowser && isAddress(redirect.toPath)
    ? { kind: 'redirect', redirect }
    : { kind: 'found', page, savedAt }
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && isParsableUrl(value, 'https://site.invalid')
}

/** Keeps the visitor's query, and their hash unless the target has its own. */
export function redirectTarget(redirect: Redirect, from: URL): URL {
  const target = new URL(redirect.toPath, from)
  const queries = [target.search.slice(1), from.search.slice(1)].filter((query) => query !== '')
  target.search = queries.join('&')
  if (target.hash === '') target.hash = from.hash
  return target
}

/** The old job link that `?gh_jid={id}` on any page stands for; null without one. */
export function oldJobPath({ search }: URL): string | null {
  const id = readJobQuery(search)
  return id === null ? null : `${JOB_REDIRECT_PATH}/${id}`
}

export function withoutOldJobKey(url: URL): URL {
  const bare = new URL(url)
  bare.search = withoutJobQuery(url.search)
  return bare
}
