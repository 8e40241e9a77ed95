import { Link } from '../../runtime/links/link.js'
import { usePageLocation } from '../../runtime/address/navigation-context.js'
import { oldJobPath } from '../../runtime/load/page-redirect.js'

/** Any base does: only the query counts. */
const BASE = 'https://careers.example'

/**
 * For links of an applicant tracking system, such as `/careers?gh_jid=444444`. A number that the site
 * knows leads to its role before any page is shown, so one that is still there has none.
 */
export function UnknownJobNote() {
  const { search } = usePageLocation()
  if (oldJobPath(new URL(search, BASE)) === null) return null
  return (
    <p className="page-note" role="note">
      The role that your link names is not on this site; it may have closed.{' '}
      <Link to="/">See all open roles</Link>
    </p>
  )
}
