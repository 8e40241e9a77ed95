import type { PageData } from '../../shared/page-data/page-data.js'
import type { Redirect } from '../../shared/redirect.js'
import type { ContentProblem } from '../documents/problems.js'
import type { SiteContent } from './site-content.js'

/** The whole site as data: what the builder writes and what a preview shows. */
export interface Site {
  /** Null only where no page could be made; the problems tell why. */
  content: SiteContent | null
  pages: PageData[]
  redirects: Redirect[]
  /** By hash. */
  staticQueries: Record<string, unknown>
  problems: ContentProblem[]
}
