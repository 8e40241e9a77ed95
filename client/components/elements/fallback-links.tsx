import type { LinkView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { FeedLink } from './feed-link.js'

/** Links for a visitor whose page does not exist or is closed; the last one is the feed. */
export function FallbackLinks({ links }: { links: LinkView[] }) {
  return (
    <div className="section section--ways-on">
      <div className="container">
        <ul className="ways-on">
          {links.map(({ url, label }) => (
            <li key={url}>
              <Link to={url}>{label}</Link>
            </li>
          ))}
          <FeedLink within="li" />
        </ul>
      </div>
    </div>
  )
}
