import type { CareersDocument } from '../shared/content-model/content-types.js'
import { checkExtent } from './checks/check-extent.js'
import { checkJobs } from './checks/check-jobs.js'
import { checkKnownSlices } from './checks/check-known-slices.js'
import { checkLinks } from './checks/check-links.js'
import { checkNames } from './checks/check-names.js'
import { checkOpenJobs } from './checks/check-open-jobs.js'
import { checkPaths } from './checks/check-paths.js'
import { checkSlices, checkListingTypes } from './checks/check-slices.js'
import { checkSourceParams } from './site/source-params.js'
import { settleClosedJobs } from './checks/settle-closed-jobs.js'
import { completeDocuments } from './documents/complete-documents.js'
import type { ImageMetadata } from './documents/to-image.js'
import type { ContentProblem, Report } from './documents/problems.js'
import { createTypeTree, type TypePaths } from './documents/field-types.js'
import { memoizeLatest } from './lib/memoize-latest.js'
import { createPages } from './pages/create-pages.js'
import { createRedirects } from './pages/create-redirects.js'
import { createStaticQueries } from './pages/static-queries.js'
import { joinLanguages } from './site/join-languages.js'
import type { RememberedJob } from './site/job-life.js'
import type { RememberedPage } from './site/page-memory.js'
import type { Site } from './site/site.js'
import { createSiteContent } from './site/site-content.js'

export interface SiteOptions {
  /** Jobs are open or closed as of this instant. */
  now: Date
  buildHash: string
  /** What the models declare; without it, fields are read by their shape. */
  typePaths?: TypePaths
  /** By image URL; without it, browsers fetch the placeholders of images. */
  images?: ReadonlyMap<string, ImageMetadata>
  /** The jobs of the live release; without it, jobs whose documents are deleted have no page. */
  remembered?: readonly RememberedJob[]
  /** The pages of earlier releases; without it, an address that an editor has changed leads nowhere. */
  rememberedPages?: readonly RememberedPage[]
  /** The documents of the other languages of the site. */
  others?: readonly CareersDocument[]
  /** Whole addresses that begin with it are links within the site, too. */
  siteUrl?: string
}

/**
 * Documents in, site out. Pure: a preview in the browser creates the same site as a build. What is made
 * from unchanged documents (the same objects) is the same object as in the former site, so that a
 * builder that keeps running can leave it as it is.
 */
export function createSite(given: readonly CareersDocument[], options: SiteOptions): Site {
  const { now, buildHash, typePaths, images } = options
  const { remembered = [], rememberedPages = [], others = [], siteUrl } = options
  const problems: ContentProblem[] = []
  const report = (problem: ContentProblem) => void problems.push(problem)

  const nothing = { content: null, pages: [], redirects: [], staticQueries: {}, problems }
  const complete = completeDocuments(given, report)
  if (!checkExtent(complete, report)) return nothing
  const { documents, languages } = joinLanguages(complete, withoutProblems(others), now)
  checkJobs(documents, report)
  const anchor = documents.find(({ type }) => type === 'site_settings') ?? options
  const types = typePaths === undefined ? null : typesOf(anchor, typePaths)
  const context = { now, types, images, remembered, rememberedPages, siteUrl, languages }
  const content = createSiteContent(documents, context, report)
  if (content === null) return nothing
  problems.splice(0, problems.length, ...settleClosedJobs(problems, content))

  checkKnownSlices(content, report)
  checkListingTypes(content, report)
  checkNames(content, report)
  checkOpenJobs(content, report)
  checkSlices(content, report)
  checkSourceParams(content, report)
  const redirects = createRedirects(content, siteUrl, report)
  const pages = createPages(content, redirects, buildHash)
  checkPaths(pages, { content, redirects }, createReportOfNew(problems, report))
  checkLinks(documents, { content, pages }, report)
  return { content, pages, redirects, staticQueries: createStaticQueries(content), problems }
}

/** What is wrong with those of another language is told where that is built. */
function withoutProblems(others: readonly CareersDocument[]): CareersDocument[] {
  const silent = () => {}
  return completeDocuments(others, silent).filter((document) => checkExtent([document], silent))
}

/** Two jobs with one id or former number would be reported a second time, as pages with one path. */
function createReportOfNew(problems: readonly ContentProblem[], report: Report): Report {
  const toKey = ({ document, field }: ContentProblem) => `${document.id} ${field}`
  const errors = problems.filter(({ severity }) => severity === 'error')
  const known = new Set(errors.map(toKey))
  return (problem) => {
    const isOfNobody = known.size > 0 && problem.document.type === 'system page'
    if (!isOfNobody && !known.has(toKey(problem))) report(problem)
  }
}

/** Each build reads the models again. A tree is kept by the settings document, without which no site is. */
const typesOf = memoizeLatest((_settings: object, typePaths: TypePaths) =>
  createTypeTree(typePaths),
)
