import { useEffect, useState } from 'react'
import { Link } from '../../runtime/links/link.js'
import { DateText } from '../elements/date-text.js'
import { findOfflineJobs, type OfflineJob } from './find-offline-jobs.js'
import { Section } from '../elements/section.js'
import * as words from '#words/pages.js'

export function OfflineJobs() {
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
