import { useMemo } from 'react'
import { useNow } from '../components/use-now.js'
import type { JobRow } from '../content/views.js'
import { lastClosing, openAt } from './open-at.js'

/** The jobs that are open now: all of them at first, and a new array only when one has closed. */
export function useOpenJobs(jobs: JobRow[]): JobRow[] {
  const now = useNow()
  const closing = now === null ? null : lastClosing(jobs, now)
  return useMemo(() => (closing === null ? jobs : openAt(jobs, closing + 1)), [jobs, closing])
}
