import type { JobDocument } from '../../shared/content-model/content-types.js'
import type { Node } from '../documents/normalize-document.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import type { Site } from '../site/site.js'
import type { SiteContext } from '../site/site-context.js'
import { toJobContent, type JobContent } from './job-content.js'

/** An open job with what its page says of it: what feeds and search engines are given must equal that. */
export interface OpenJob {
  node: Node<JobDocument>
  page: JobContent
}

/** The open jobs, listed or not, by document id. */
export function toOpenJobs({ content }: Pick<Site, 'content'>): Map<string, OpenJob> {
  if (content === null) return new Map()
  const { jobs, context } = content
  return new Map(jobs.open.map((node) => [node.id, toOpenJob(node, context)]))
}

const toOpenJob = memoizeLatest((node: Node<JobDocument>, site: SiteContext): OpenJob => ({
  node,
  page: toJobContent(node, site),
}))
