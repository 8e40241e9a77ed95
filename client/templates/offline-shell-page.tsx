import { Band } from '../components/elements/band.js'
import { SavedJobs } from '../components/pages/saved-jobs.js'
import { Section } from '../components/elements/section.js'
import { Link } from '../runtime/links/link.js'

/** What the service worker answers with for a page that it has no copy of. */
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
            {/* Not a link of the runtime: the very same address must be loaded anew. */}
            <a href="">Try again</a>
          </li>
          <li>
            <Link to="/">Open the saved list of roles</Link>
          </li>
        </ul>
      </Section>
      <SavedJobs />
    </>
  )
}
