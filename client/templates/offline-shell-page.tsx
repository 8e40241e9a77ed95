import { useEffect, useState } from 'react'
import { Band } from '../components/elements/band.js'
import { Section } from '../components/elements/section.js'
import { Link } from '../runtime/links/link.js'
import { FRONT_PATH, SAVED_PATH } from '../shared/addresses/page-paths.js'
import { DateText } from '../components/elements/date-text.js'
import { findOfflineJobs, type OfflineJob } from '../components/pages/find-offline-jobs.js'
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

function OfflineJobs() {
  const [jobs, setJobs] = useState<OfflineJob[]>([])
  useEffect(() => {
    findOfflineJobs(() => window.caches).then(setJobs, (error: unknown) => console.warn(error))
  }, [])
  if (jobs.length === 0) return null
  const days = [...new Set(jobs.map(({ savedAt }) => savedAt?.slice(0, 10)))]
  const onlyDay = days.length === 1 ? days[0] : undefined
  return (
    <Section kind="offline-jobs" heading={words.readOffline}>
      {onlyDay !== undefined && <SavedOn day={onlyDay} />}
      <ul className="ways-on">
        {jobs.map(({ path, title, lang, savedAt }) => (
          <li key={path}>
            <Link to={path} lang={lang}>
              {title}
            </Link>
            {onlyDay === undefined && savedAt !== null && <SavedOn day={savedAt} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SavedOn({ day }: { day: string }) {
  return <p className="ways-on-note">{...words.savedOn(<DateText date={day} />)}</p>
}
