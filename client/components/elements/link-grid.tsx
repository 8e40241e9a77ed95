import type { CountedLink } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { toCountText } from '#words/formats.js'
import * as words from '#words/listing.js'

/** Links with a number of open jobs; screen readers hear the number in words. */
export function LinkGrid({ links }: { links: CountedLink[] }) {
  return (
    <ul className="link-grid">
      {links.map(({ name, path, count }) => (
        <li key={path}>
          <Link to={path} className="link-grid-link">
            <span className="link-grid-name">{name}</span>
            <Count count={count} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Count({ count }: { count: number }) {
  return (
    <>
      <span className="visually-hidden">{words.withOpenRoles(count)}</span>
      <span className="link-grid-count" aria-hidden="true">
        {toCountText(count)}
      </span>
    </>
  )
}
