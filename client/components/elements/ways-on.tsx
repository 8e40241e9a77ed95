import type { LinkView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { FeedLink } from './feed-link.js'

/** Where to go from a page that could not give what was asked for: the last way is the feed. */
export function WaysOn({ links }: { links: LinkView[] }) {
  return (
    <ul className="ways-on">
      {links.map(({ url, label }) => (
        <li key={url}>
          <Link to={url}>{label}</Link>
        </li>
      ))}
      <FeedLink within="li" />
    </ul>
  )
}
