import type { LinkView } from '../content/views.js'
import { Link } from '../navigation/link.js'

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
