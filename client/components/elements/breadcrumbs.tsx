import type { LinkView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'

/** The way back up; the page itself is its h1 and not repeated here. */
export function Breadcrumbs({ links }: { links: LinkView[] }) {
  if (links.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {links.map(({ url, label }) => (
          <li key={url}>
            <Link to={url}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
