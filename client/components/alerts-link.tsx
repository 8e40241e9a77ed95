import type { SiteData } from '../content/page-views.js'
import { toAlertsUrl } from '../filters/alerts-url.js'
import { ALL_ROLES_FEED, type SearchFeed } from '../filters/search-feed.js'
import { useStaticQuery } from '../navigation/static-query-context.js'
import { useMounted } from './use-mounted.js'

/** New roles by e-mail, from a tool of the company's own: this site keeps no addresses. */
export function AlertsLink({ feed = ALL_ROLES_FEED }: { feed?: SearchFeed }) {
  const { alertsLink } = useStaticQuery<SiteData>('site')
  // Only the browser knows the whole address of a feed.
  const mounted = useMounted()
  if (alertsLink === null || !mounted) return null
  return <a href={toAlertsUrl(alertsLink, feed, window.location.origin)}>New roles by e-mail</a>
}
