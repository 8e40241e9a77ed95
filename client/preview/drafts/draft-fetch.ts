import type { Site } from '../../content/site/site.js'
import type { Fetch } from '../../runtime/load/fetch-json.js'
import { APP_DATA_URL, pageDataUrl, staticQueryUrl } from '../../shared/page-paths.js'
import { JOB_ID } from '../../shared/url-policy.js'

/** The drafts as a site: at first perhaps the current page alone. */
export interface DraftSite {
  site: Site
  /** Changes with each set of drafts, as a release's id does. */
  edition: string
  isWhole: boolean
}

export interface DraftSource {
  current: () => DraftSite
  /** Resolves once all drafts are there. */
  whole: () => Promise<DraftSite>
}

/**
 * Answers what a page loader asks for, from drafts instead of a release: so pages, redirects and what
 * stands in for missing pages are found by one set of rules, whether published or not.
 */
export function createDraftFetch(source: DraftSource): Fetch {
  const index = createIndex()
  return async (url, init) => {
    if (url === APP_DATA_URL) {
      return answer({ webpackCompilationHash: '', release: source.current().edition })
    }
    if (init?.method === 'HEAD') return new Response(null, { status: 404 })
    const find = (drafts: DraftSite) => index(drafts).get(url) ?? index(drafts).get(toJobUrl(url))
    const found = find(source.current()) ?? find(await source.whole())
    return answer(found?.())
  }
}

function answer(body: unknown): Response {
  return body === undefined ? new Response(null, { status: 404 }) : Response.json(body)
}

type Index = ReadonlyMap<string, () => unknown>

/** What each address answers; made once for each set of drafts. */
function createIndex(): (drafts: DraftSite) => Index {
  const known = new WeakMap<DraftSite, Index>()
  return (drafts) => {
    const index = known.get(drafts) ?? new Map(toEntries(drafts.site))
    known.set(drafts, index)
    return index
  }
}

/** Later entries win: a page hides what would only lead to a page. */
function toEntries({ pages, staticQueries, content }: Site): [string, () => unknown][] {
  const jobs = [...(content?.jobs.open ?? []), ...(content?.jobs.closed ?? [])]
  return [
    ...jobs.map(({ uid, url }): [string, () => unknown] => {
      const redirect = { ...TO_JOB, fromPath: `/job/${uid}`, toPath: url ?? '/' }
      const page = { path: redirect.fromPath, result: { data: { redirect } } }
      return [pageDataUrl(redirect.fromPath), () => page]
    }),
    ...pages.map((page): [string, () => unknown] => [pageDataUrl(page.path), () => page]),
    ...Object.entries(staticQueries).map(([hash, data]): [string, () => unknown] => [
      staticQueryUrl(hash),
      () => ({ data }),
    ]),
  ]
}

const TO_JOB = { isPermanent: false, ignoreCase: false, redirectInBrowser: true }

/** A job's number leads to its page whatever stands before it, for example the title of before. */
function toJobUrl(url: string): string {
  return url.replace(
    new RegExp(`^/page-data/[^/]+/(${JOB_ID})/page-data\\.json$`),
    '/page-data/job/$1/page-data.json',
  )
}
