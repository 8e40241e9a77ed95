import type { JobDocument } from '../../shared/content-model/content-types.js'
import type { JobPageData } from '../../shared/page-data/page-views.js'
import type { Node } from '../documents/normalize-document.js'
import type { Site } from '../site/site.js'

/** An open job with the data of its page: what feeds and search engines are given must equal the page. */
export interface OpenJob {
  node: Node<JobDocument>
  page: JobPageData
}

/** The open jobs, listed or not, by document id. */
export function toOpenJobs({ content, pages }: Pick<Site, 'content' | 'pages'>) {
  const nodes = new Map(content?.jobs.open.map((node) => [node.id, node]))
  const jobs = new Map<string, OpenJob>()
  for (const page of pages) {
    const node = nodes.get(page.result.pageContext.documentId ?? '')
    if (page.componentChunkName === 'component---job-page' && node !== undefined) {
      jobs.set(node.id, { node, page: page.result.data })
    }
  }
  return jobs
}
