import type { SiteData } from '../../shared/page-data/page-views.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import * as words from '#words/frame.js'

export interface FeedLinkProps {
  within: 'p' | 'li'
  /** By default, that of all roles. */
  feed?: { path: string; label: string }
}

/**
 * A plain `<a>`, because feeds are not client-routed. Renders its wrapper element too, so that
 * nothing remains when the editors switch feeds off.
 */
export function FeedLink({ within: Element, feed }: FeedLinkProps) {
  const { feedPath } = useStaticQuery<SiteData>('site')
  if (feedPath === null) return null
  return (
    <Element>
      <a href={feed?.path ?? feedPath}>{feed?.label ?? words.followByFeed}</a>
    </Element>
  )
}
