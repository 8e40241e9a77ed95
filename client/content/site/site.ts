import type { PageData } from '../../shared/page-data/page-data.js'
import type { Redirect } from '../../shared/page-data/page-views.js'
import type { ContentProblem, DocumentRef } from '../documents/problems.js'
import type { DerivedText } from './site-list.js'
import type { SiteContent } from './site-content.js'

/** The site as pages: what a build publishes and what a preview shows. */
export interface Site {
  /** Null if no page could be created; the problems say why. */
  content: SiteContent | null
  pages: PageData[]
  redirects: SiteRedirect[]
  staticQueries: Record<string, object>
  problems: ContentProblem[]
}

/** A served file that is neither page nor list. */
export interface SiteFile extends DerivedText {
  /** Relative to the document root. */
  name: string
}

export interface SiteRedirect extends Redirect {
  /** The id in an old job link, which may be a former id of the job; null for any other path. */
  jobId: string | null
  source: DocumentRef
}
