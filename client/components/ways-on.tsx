import type { LinkView } from '../content/views.js'
import { Link } from '../navigation/link.js'

/** Where to go from a page that could not give what was asked for. */
export function WaysOn({ links }: { links: LinkView[] }) {
  return (
    <ul className="ways-on">
      {links.map(({ url, label }) => (
        <li key={url}>{isFile(url) ? <a href={url}>{label}</a> : <Link to={url}>{label}</Link>}</li>
      ))}
    </ul>
  )
}

/** A feed is no page that the runtime could open. */
function isFile(url: string): boolean {
  return /\.\w+$/.test(url)
}
