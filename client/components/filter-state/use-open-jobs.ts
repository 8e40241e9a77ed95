import { useMemo } from 'react'
import { useNow } from '../../hooks/use-now.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { lastClosing, openAt } from '../../filters/answer/open-at.js'

/** The jobs that are open now: all of them at first, and a new array only when one has closed. */
export function useOpenJobs(jobs: JobRow[]): JobRow[] {
  const now = useNow()
  const closing = now === null ? null : lastClosing(jobs, now)
  return useMemo(() => (closing === null ? jobs : openAt(jobs, closing + 1)), [jobs, closing])
}
