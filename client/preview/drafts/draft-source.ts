import type { Site } from '../../content/site/site.js'
import { toFound } from '../../runtime/load/page-redirect.js'
import type { PageDataAnswer, PageSource } from '../../runtime/load/page-source.js'
import { memoize } from '../../shared/memoize.js'
import { staticQueryUrl } from '../../shared/page-paths.js'
import { toJobPathId } from '../../shared/url-policy.js'
import { staticQueryFailed } from '../../shared/runtime-messages.js'
import type { Drafts } from '../state/preview-state.js'
import type { PreviewStore } from '../state/preview-store.js'

/**
 * The pages of one set of drafts; those that the first drafts lack wait for all drafts. A newer set
 * has its own source, so there is no version.
 */
export function createDraftSource(first: Drafts, store: PreviewStore): PageSource {
  let drafts = first
  return {
    pageData: async (path) => {
      try {
        const found = findPage(drafts.site, path)
        if (found) return found
        if (!drafts.isWhole) drafts = await untilWhole(store)
        return findPage(drafts.site, path) ?? { kind: 'not-found' }
      } catch (error) {
        return { kind: 'failed', error: error as Error }
      }
    },
    staticQuery: async (hash) => {
      const result = drafts.site.staticQueries[hash]
      if (result === undefined) throw new Error(staticQueryFailed(staticQueryUrl(hash)))
      return result
    },
    siteVersion: async () => null,
    isServed: async () => false,
  }
}

function findPage(site: Site, path: string): PageDataAnswer | null {
  const { pages, jobUrls } = toIndex(site)
  const page = pages.get(path)
  if (page) return toFound(page, null)
  // `/{any-slug}/{id}` redirects to the job, as in nginx.
  const toPath = jobUrls.get(toJobPathId(path) ?? '')
  if (!toPath) return null
  const kind = { isPermanent: false, ignoreCase: false, redirectInBrowser: true }
  return { kind: 'redirect', redirect: { fromPath: path, toPath, ...kind } }
}

const toIndex = memoize(({ pages, content }: Site) => {
  const jobs = [...(content?.jobs.open ?? []), ...(content?.jobs.closed ?? [])]
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    jobUrls: new Map(jobs.map(({ uid, url }) => [uid, url])),
  }
}, new WeakMap())

/** Rejects if the preview ends first. */
function untilWhole(store: PreviewStore): Promise<Drafts> {
  return new Promise((resolve, reject) => {
    const unsubscribe = store.subscribe(check)
    check()

    function check() {
      const { drafts } = store.getState()
      if (drafts !== null && !drafts.isWhole) return
      unsubscribe()
      if (drafts === null) reject(new Error('The preview has ended'))
      else resolve(drafts)
    }
  })
}
