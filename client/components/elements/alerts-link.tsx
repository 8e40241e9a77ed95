import type { SiteData } from '../../shared/page-data/page-views.js'
import { toAlertsUrl } from '../../filters/query/alerts-url.js'
import { ALL_JOBS_FEED, type SearchFeed } from '../../filters/query/search-feed.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import { useMounted } from '../../hooks/use-mounted.js'

/** New roles by e-mail, from a tool of the company's own: this site keeps no addresses. */
export function AlertsLink({ feed = ALL_JOBS_FEED }: { feed?: SearchFeed }) {
  const { alertsLink } = useStaticQuery<SiteData>('site')
  // Only the browser knows the whole address of a feed.
  const mounted = useMounted()
  if (alertsLink === null || !mounted) return null
  return <a href={toAlertsUrl(alertsLink, feed, window.location.origin)}>New roles by e-mail</a>
}
