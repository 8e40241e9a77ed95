import { useEffect, useState } from 'react'
import { Link } from '../../runtime/links/link.js'
import { DateText } from '../elements/date-text.js'
import { findVisitedJobs, type VisitedJob } from './find-visited-jobs.js'
import { Section } from '../elements/section.js'

export function VisitedJobs() {
  const [jobs, setJobs] = useState<VisitedJob[]>([])
  useEffect(() => {
    findVisitedJobs(() => window.caches).then(setJobs, (error: unknown) => console.warn(error))
  }, [])
  if (jobs.length === 0) return null
  return (
    <Section kind="visited-jobs" heading="Roles you have opened on this device">
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
