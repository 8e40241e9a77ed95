import type { ListingView } from '../../shared/page-data/listing-views.js'
import { createIsland } from '../../runtime/islands/islands.js'
import { Link } from '../../runtime/links/link.js'
import { AlertsLink } from '../elements/alerts-link.js'
import { FeedLink } from '../elements/feed-link.js'
import * as words from '#words/listing.js'

/** Few boards are ever empty. */
const NoRolesText = createIsland(
  'no-roles-text',
  async () => (await import('../elements/rich-text.js')).RichText,
)

export function NoJobs({ listing }: { listing: ListingView }) {
  const { noRolesText, generalApplication } = listing
  return (
    <div className="empty-results">
      {noRolesText.length > 0 ? (
        <NoRolesText content={noRolesText} firstLevel={3} />
      ) : (
        <p>{words.noRoles}</p>
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
