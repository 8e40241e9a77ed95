import { Band } from '../components/elements/band.js'
import { OfflineJobs } from '../components/pages/offline-jobs.js'
import { Section } from '../components/elements/section.js'
import { Link } from '../runtime/links/link.js'
import { SAVED_PATH } from '../shared/addresses/page-paths.js'

/** Served by the service worker for a page that is not cached. */
export function OfflineShellPage() {
  return (
    <>
      <Band title="You are offline" seed="offline">
        <p className="band-text">
          This page has not been saved on your device. It opens when you are connected again.
        </p>
      </Band>
      <Section kind="saved-pages" heading="What you can do now">
        <ul className="ways-on">
          <li>
            {/* A plain <a>, to load this address from the network. */}
            <a href="">Try again</a>
          </li>
          <li>
            <Link to="/">Open the saved list of roles</Link>
          </li>
          <li>
            <Link to={SAVED_PATH}>Open the roles you have saved</Link>
          </li>
        </ul>
      </Section>
      <OfflineJobs />
    </>
  )
}
