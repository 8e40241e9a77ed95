import * as words from '#words/content.js'
import type { PageData } from '../../../shared/page-data/page-data.js'
import type { LinkView } from '../../../shared/page-data/views.js'
import type { SiteContent } from '../../site/site-content.js'
import type { OpenJob } from '../../views/open-jobs.js'
import { createJobPosting } from './job-posting.js'
import { createOrganization } from './organization.js'
import { FRONT_PATH } from '../../../shared/addresses/page-paths.js'

interface JsonLdSources {
  content: SiteContent
  openJobs: ReadonlyMap<string, OpenJob>
  siteUrl: string
}

const TOP = { url: FRONT_PATH, label: words.allRoles }

/** The objects of a page's JSON-LD blocks. A page that must not be indexed has none. */
export function createJsonLd(page: PageData, sources: JsonLdSources): readonly object[] {
  const { content, openJobs, siteUrl } = sources
  const { head, documentId } = page.result.pageContext
  if (head.canonicalPath === null) return []
  switch (page.componentChunkName) {
    case 'component---index-page':
      return [createOrganization(content, siteUrl)]
    case 'component---landing-page': {
      const { name } = page.result.data
      return [createBreadcrumbs([TOP, { url: page.path, label: name }], siteUrl)]
    }
    case 'component---directory-page': {
      const { of, name } = page.result.data
      const trail = of.url === TOP.url ? [TOP] : [TOP, of]
      return [createBreadcrumbs([...trail, { url: page.path, label: name }], siteUrl)]
    }
    case 'component---job-page': {
      const { job, departmentPath } = page.result.data
      const openJob = openJobs.get(documentId ?? '')
      const posting = openJob && createJobPosting(openJob, content, siteUrl)
      const department = { url: departmentPath, label: job.department.name }
      const trail = departmentPath === FRONT_PATH ? [TOP] : [TOP, department]
      return [
        ...(posting ? [posting] : []),
        createBreadcrumbs([...trail, { url: page.path, label: job.title }], siteUrl),
      ]
    }
    case 'component---closed-job-page':
    case 'component---job-redirect-page':
    case 'component---generic-page':
    case 'component---not-found-page':
    case 'component---preview-page':
    case 'component---offline-shell-page':
    case 'component---saved-page':
      return []
  }
}

/** The way down to a page, the page itself included; paths of this site. */
function createBreadcrumbs(trail: readonly LinkView[], siteUrl: string) {
  return {
    '@context': 'https://schema.org/',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ url, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + url,
    })),
  }
}
