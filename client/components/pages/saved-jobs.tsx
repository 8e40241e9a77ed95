import { useEffect, useState } from 'react'
import { Link } from '../../runtime/links/link.js'
import { DateText } from '../elements/date-text.js'
import { findSavedJobs, type SavedJob } from './find-saved-jobs.js'
import { Section } from '../elements/section.js'

export function SavedJobs() {
  const [jobs, setJobs] = useState<SavedJob[]>([])
  useEffect(() => {
    findSavedJobs(window.caches).then(setJobs, (error: unknown) => console.warn(error))
  }, [])
  if (jobs.length === 0) return null
  return (
    <Section kind="saved-jobs" heading="Roles you have opened on this device">
      <ul className="ways-on">
        {jobs.map(({ path, title, savedAt }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            {savedAt !== null && (
              <>
                , saved on <DateText date={savedAt} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
