import type { PageData } from '../../shared/page-data/page-data.js'
import { memoize } from '../../shared/memoize.js'
import type { Site } from '../site/site.js'
import type { JobPageData, LandingPageData } from '../../shared/page-data/page-views.js'
import { toOpenJobs } from '../views/open-jobs.js'
import { createBreadcrumbs } from './breadcrumbs.js'
import { createJobPosting } from './job-posting.js'
import { createOrganization } from './organization.js'

const TOP = { url: '/', label: 'All roles' }

/** What a page tells machines about itself: the objects of its JSON-LD blocks. */
export type JsonLdOf = (page: PageData) => readonly object[]

/** Pages that must not be indexed tell nothing. */
export function createStructuredData(site: Site, siteUrl: string): JsonLdOf {
  const { content } = site
  if (content === null) return () => []
  const jobs = toOpenJobs(site)

  // A page is named after it, shows it, and is made known by it.
  return memoize(({ path, componentChunkName, result }) => {
    if (result.pageContext.head.canonicalPath === null) return []
    if (path === '/') return [createOrganization(content, siteUrl)]
    if (componentChunkName === 'component---landing-page') {
      const { name } = result.data as LandingPageData
      return [createBreadcrumbs([TOP, { url: path, label: name }], siteUrl)]
    }
    const shown = jobs.get(result.pageContext.documentId ?? '')
    if (componentChunkName !== 'component---job-page' || shown === undefined) return []
    const { job, departmentPath } = result.data as JobPageData
    const department = { url: departmentPath, label: job.department.name }
    const trail = departmentPath === '/' ? [TOP] : [TOP, department]
    const posting = createJobPosting(shown, content, siteUrl)
    return [
      ...(posting === null ? [] : [posting]),
      createBreadcrumbs([...trail, { url: path, label: job.title }], siteUrl),
    ]
  })
}
