import type { PageData } from '../../shared/page-data/page-data.js'
import type { Redirect } from '../../shared/redirect.js'
import type { ContentProblem, DocumentRef } from '../documents/problems.js'
import type { SiteContent } from './site-content.js'

/** The site as pages: what a build publishes and what a preview shows. */
export interface Site {
  /** Null if no page could be created; the problems say why. */
  content: SiteContent | null
  pages: PageData[]
  redirects: SiteRedirect[]
  staticQueries: Record<string, unknown>
  problems: ContentProblem[]
}

/** A served file that is neither page nor list. It is created only when it is written. */
export interface SiteFile {
  /** Relative to the document root. */
  name: string
  create: () => string
}

export interface SiteRedirect extends Redirect {
  /** The id in an old job link, which may be a former id of the job; null for any other path. */
  jobId: string | null
  source: DocumentRef
}
