import { Link } from '../../runtime/links/link.js'
import { usePageLocation } from '../../runtime/address/navigation-context.js'
import { readJobQuery } from '../../shared/requests/job-query.js'
import * as words from '#words/frame.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

/**
 * For links from an applicant tracking system, such as `/careers?gh_jid=444444`. Known ids redirect
 * before the page renders, so an id that is still in the address is unknown.
 */
export function UnknownJobNote() {
  const { search } = usePageLocation()
  if (readJobQuery(search) === null) return null
  return (
    <p className="page-note" role="note">
      {words.unknownJob} <Link to={FRONT_PATH}>{words.seeAllRoles}</Link>
    </p>
  )
}
