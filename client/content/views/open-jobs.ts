import type { JobDocument } from '../../shared/content-model/content-types.js'
import type { Site } from '../site/site.js'
import type { Node } from '../documents/normalize-document.js'
import type { JobPageData } from '../../shared/page-data/page-views.js'

/** An open job, as its document and as what its page shows: what is told elsewhere must equal the page. */
export interface OpenJob {
  node: Node<JobDocument>
  page: JobPageData
}

/** The open jobs that have a page, listed or not, by document id. */
export function toOpenJobs({ content, pages }: Pick<Site, 'content' | 'pages'>) {
  const nodes = new Map(content?.jobs.open.map((node) => [node.id, node]))
  const shown = new Map<string, OpenJob>()
  for (const { componentChunkName, result } of pages) {
    const node = nodes.get(result.pageContext.documentId ?? '')
    if (componentChunkName === 'component---job-page' && node !== undefined) {
      shown.set(node.id, { node, page: result.data as JobPageData })
    }
  }
  return shown
}
