import type { CareersDocument } from '../shared/content-types.js'
import type { PageData } from '../shared/page-data.js'
import type { Redirect } from '../shared/redirect.js'
import { checkJobs } from './check-content.js'
import { checkPaths } from './check-paths.js'
import { createGenericPages, createIndexPage } from './create-content-pages.js'
import { createJobPages } from './create-job-pages.js'
import { createLandingPages } from './create-landing-pages.js'
import { createRedirects } from './create-redirects.js'
import { createRedirectPages, createSystemPages } from './create-system-pages.js'
import { toPageData } from './page-draft.js'
import type { ContentProblem } from './problems.js'
import { createSiteContent, type SiteContent } from './site-content.js'
import { createStaticQueries } from './static-queries.js'

export interface SiteOptions {
  /** The instant as of which jobs are open or closed. */
  now: Date
  buildHash: string
}

/** The whole site as data: what the builder writes and what a preview shows. */
export interface Site {
  /** Null only where no page could be made; the problems tell why. */
  content: SiteContent | null
  pages: PageData[]
  redirects: Redirect[]
  /** By hash. */
  staticQueries: Record<string, unknown>
  problems: ContentProblem[]
}

/** Documents in, site out. Pure, so that a preview in the browser shows what a build would make. */
export function createSite(documents: readonly CareersDocument[], options: SiteOptions): Site {
  const problems: ContentProblem[] = []
  const report = (problem: ContentProblem) => void problems.push(problem)

  checkJobs(documents, report)
  const content = createSiteContent(documents, options.now, report)
  if (content === null) {
    return { content, pages: [], redirects: [], staticQueries: {}, problems }
  }

  const redirects = createRedirects(content, report)
  const drafts = [
    createIndexPage(content),
    ...createJobPages(content),
    ...createLandingPages(content),
    ...createGenericPages(content),
    ...createSystemPages(content),
    ...createRedirectPages(redirects, content),
  ]
  const pages = drafts.map((draft) => toPageData<unknown>(draft, content, options.buildHash))
  checkPaths(pages, report)
  return { content, pages, redirects, staticQueries: createStaticQueries(content), problems }
}
