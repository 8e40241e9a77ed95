import type { LinkView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'

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
