import type { SiteData } from '../../shared/page-data/page-views.js'
import type { LinkView } from '../../shared/page-data/views.js'
import type { SearchFeed } from '../../filters/query/search-feed.js'
import { Link } from '../../runtime/links/link.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import { AlertsLink } from '../elements/alerts-link.js'
import { CopyLink } from '../elements/copy-link.js'
import { useMounted } from '../../hooks/use-mounted.js'
import * as words from '#words/listing.js'

export interface ListingFooterProps {
  feed: SearchFeed
  generalApplication: LinkView | null
}

export function ListingFooter({ feed, generalApplication }: ListingFooterProps) {
  const { feedPath } = useStaticQuery<SiteData>('site')
  const mounted = useMounted()
  return (
    <div className="listing-footer">
      {mounted && <CopyLink label={words.copySearch} />}
      {feedPath !== null && (
        <a href={feed.path}>
          {feed.name === null ? words.feedOfAll : words.feedOfSearch(feed.name)}
        </a>
      )}
      <AlertsLink feed={feed} />
      {generalApplication !== null && (
        <Link to={generalApplication}>{generalApplication.label}</Link>
      )}
    </div>
  )
}
