import type { LinkView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'

export function FooterLinks({ links }: { links: LinkView[] }) {
  return (
    <ul className="site-footer-links">
      {links.map(({ url, label }) => (
        <li key={`${url} ${label}`}>
          <Link to={url}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
