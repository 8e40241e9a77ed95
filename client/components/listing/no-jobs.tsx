import type { ListingView } from '../../shared/page-data/listing-views.js'
import { Link } from '../../runtime/links/link.js'
import { AlertsLink } from '../elements/alerts-link.js'
import { FeedLink } from '../elements/feed-link.js'
import { RichText } from '../elements/rich-text.js'

export function NoJobs({ listing }: { listing: ListingView }) {
  const { noRolesText, generalApplication } = listing
  return (
    <div className="empty-results">
      {noRolesText.length > 0 ? (
        <RichText content={noRolesText} firstLevel={3} />
      ) : (
        <p>There are no open roles at present.</p>
      )}
      <FeedLink within="p" />
      <AlertsLink />
      {generalApplication !== null && (
        <p>
          <Link to={generalApplication} className="button">
            {generalApplication.label}
          </Link>
        </p>
      )}
    </div>
  )
}
