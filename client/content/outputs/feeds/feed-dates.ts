import { toLatestInstant } from '../../site/last-published.js'
import type { FeedJob } from './feed-jobs.js'

/** `Mon, 19 Oct 2026 00:00:00 GMT`, as RSS wants it. */
export function toRssDate(date: string | null): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : new Date(time).toUTCString()
}

/** When anything in a feed last changed; null for an empty feed. Never the time of the build. */
export function toNewestUpdate(jobs: readonly FeedJob[]): string | null {
  return toLatestInstant(jobs.map(({ updatedAt }) => updatedAt))
}
