import type { SiteData } from '../../shared/page-data/page-views.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import * as words from '#words/frame.js'

/**
 * A plain `<a>`, because feeds are not client-routed. Renders its wrapper element too, so that
 * nothing remains when the editors switch feeds off.
 */
export function FeedLink({ within: Element }: { within: 'p' | 'li' }) {
  const { feedPath } = useStaticQuery<SiteData>('site')
  if (feedPath === null) return null
  return (
    <Element>
      <a href={feedPath}>{words.followByFeed}</a>
    </Element>
  )
}
