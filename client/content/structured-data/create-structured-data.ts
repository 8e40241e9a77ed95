import type { PageData } from '../../shared/page-data/page-data.js'
import { remember } from '../../shared/memoize.js'
import type { Site } from '../create-site.js'
import type { JobPageData, LandingPageData } from '../../shared/page-data/page-views.js'
import { toShownJobs } from '../views/shown-jobs.js'
import { createBreadcrumbs } from './breadcrumbs.js'
import { createJobPosting } from './job-posting.js'
import { createOrganization } from './organization.js'

const TOP = { url: '/', label: 'All roles' }

/** What a page tells machines about itself: the objects of its JSON-LD blocks. */
export type DescribeForMachines = (page: PageData) => readonly object[]

/** Pages that must not be indexed tell nothing. */
export function createStructuredData(site: Site, siteUrl: string): DescribeForMachines {
  const { content } = site
  if (content === null) return () => []
  const jobs = toShownJobs(site)

  // A page is named after it, shows it, and is made known by it.
  return remember(({ path, componentChunkName, result }) => {
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
