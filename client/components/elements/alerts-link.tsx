import type { SiteData } from '../../shared/page-data/page-views.js'
import { ALL_JOBS_FEED, type SearchFeed } from '../../filters/query/search-feed.js'
import { Link } from '../../runtime/links/link.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import { useMounted } from '../../hooks/use-mounted.js'

const PLACEHOLDER = /(?:\{|%7B)(feed|department)(?:\}|%7D)/gi

/** Link to the company's own e-mail alert tool; this site stores no addresses. */
export function AlertsLink({ feed = ALL_JOBS_FEED }: { feed?: SearchFeed }) {
  const { alertsLink } = useStaticQuery<SiteData>('site')
  // The feed URL needs the origin, which only the browser knows.
  const mounted = useMounted()
  if (alertsLink === null || !mounted) return null
  const url = toAlertsUrl(alertsLink.url, feed, window.location.origin)
  return <Link to={{ ...alertsLink, url }}>{alertsLink.label}</Link>
}

/**
 * Fills the placeholders of the company's e-mail tool, as in
 * `https://mail.example/join?follow={feed}`.
 */
export function toAlertsUrl(template: string, feed: SearchFeed, origin: string): string {
  const values: Record<string, string> = {
    feed: origin + feed.path,
    department: feed.department ?? '',
  }
  return template.replace(PLACEHOLDER, (_, key: string) =>
    encodeURIComponent(values[key.toLowerCase()] ?? ''),
  )
}
