import type { SiteData } from '../../shared/page-data/page-views.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'

/**
 * A plain link, since a feed is no page that the runtime could open; with the element around it, so that
 * nothing is left where the editors have switched the feed off.
 */
export function FeedLink({ within: Element }: { within: 'p' | 'li' }) {
  const { feedPath } = useStaticQuery<SiteData>('site')
  if (feedPath === null) return null
  return (
    <Element>
      <a href={feedPath}>Follow new roles by feed</a>
    </Element>
  )
}
