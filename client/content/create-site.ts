import type { CareersDocument } from '../shared/content-model/content-types.js'
import { checkApplyLinks } from './checks/check-apply-links.js'
import { checkJobs } from './checks/check-jobs.js'
import { checkPaths } from './checks/check-paths.js'
import { checkPay } from './checks/check-pay.js'
import { createGenericPages, createIndexPage } from './pages/create-content-pages.js'
import { createClosedJobPages } from './pages/create-closed-job-pages.js'
import { createJobPages } from './pages/create-job-pages.js'
import { createLandingPages } from './pages/create-landing-pages.js'
import { createRedirects } from './pages/create-redirects.js'
import { createRedirectPages, createSystemPages } from './pages/create-system-pages.js'
import type { RememberedJob } from './site/gone-jobs.js'
import type { ImageMetadata } from './documents/image-metadata.js'
import { completeDocuments } from './documents/normalize-document.js'
import { toPageData } from './pages/page-spec.js'
import type { ContentProblem } from './documents/problems.js'
import type { Site } from './site/site.js'
import { createSiteContent } from './site/site-content.js'
import { createStaticQueries } from './pages/static-queries.js'
import { checkPostings } from './checks/check-postings.js'
import { createTypeTree, type TypePaths } from './documents/type-paths.js'
import { withUniqueHeads } from './pages/unique-heads.js'

export interface SiteOptions {
  /** The instant as of which jobs are open or closed. */
  now: Date
  buildHash: string
  /** What the models declare; without it, fields are read by what they look like. */
  typePaths?: TypePaths
  /** By image URL; without it, pictures come without placeholders. */
  images?: ReadonlyMap<string, ImageMetadata>
  /** The jobs of the release that is live; without it, a job without a document is unknown. */
  remembered?: readonly RememberedJob[]
}

/** Documents in, site out. Pure, so that a preview in the browser shows what a build would make. */
export function createSite(given: readonly CareersDocument[], options: SiteOptions): Site {
  const { now, buildHash, typePaths, images = new Map<string, ImageMetadata>() } = options
  const { remembered = [] } = options
  const problems: ContentProblem[] = []
  const report = (problem: ContentProblem) => void problems.push(problem)

  const documents = completeDocuments(given, report)
  checkJobs(documents, report)
  const types = typePaths === undefined ? null : createTypeTree(typePaths)
  const content = createSiteContent(documents, { now, types, images, remembered }, report)
  if (content === null) {
    return { content, pages: [], redirects: [], staticQueries: {}, problems }
  }

  checkPostings(content, report)
  checkApplyLinks(content, report)
  checkPay(content, report)
  const redirects = createRedirects(content, report)
  const drafts = [
    createIndexPage(content),
    ...createJobPages(content),
    ...createClosedJobPages(content),
    ...createLandingPages(content),
    ...createGenericPages(content),
    ...createSystemPages(content),
    ...createRedirectPages(redirects, content),
  ]
  const pages = withUniqueHeads(drafts, content).map((draft) =>
    toPageData<unknown>(draft, content, buildHash),
  )
  // Two jobs with one id are told once, as that, and not again as pages that share a path.
  if (!problems.some(({ severity }) => severity === 'error')) checkPaths(pages, content, report)
  return { content, pages, redirects, staticQueries: createStaticQueries(content), problems }
}
