import { Band } from '../components/elements/band.js'
import { OfflineJobs } from '../components/pages/offline-jobs.js'
import { Section } from '../components/elements/section.js'
import { Link } from '../runtime/links/link.js'
import { FRONT_PATH, SAVED_PATH } from '../shared/addresses/page-paths.js'
import * as words from '#words/pages.js'

/** Served by the service worker for a page that is not cached. */
export function OfflineShellPage() {
  return (
    <>
      <Band title={words.offline} seed="offline">
        <p className="band-text">{words.offlineLead}</p>
      </Band>
      <Section kind="saved-pages" heading={words.whatYouCanDo}>
        <ul className="ways-on">
          <li>
            {/* A plain <a>, to load this address from the network. */}
            <a href="">{words.tryAgain}</a>
          </li>
          <li>
            <Link to={FRONT_PATH}>{words.openSavedList}</Link>
          </li>
          <li>
            <Link to={SAVED_PATH}>{words.openSavedRoles}</Link>
          </li>
        </ul>
      </Section>
      <OfflineJobs />
    </>
  )
}
