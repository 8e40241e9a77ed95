import { Histogram, type Registry } from 'prom-client'
import type { Status } from './read-status.js'

/**
 * From publication to live. Builds are found in the status, so only those that have ended since this program
 * started count, each once.
 */
export function createPublishDurations(
  registers: Registry[],
  startedAt: number,
): (status: Pick<Status, 'outcomes'>) => void {
  const durations = new Histogram({
    name: 'careers_publish_seconds',
    help: 'Time from the webhook of a publication until it is live',
    buckets: [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800],
    registers,
  })
  let newest = startedAt
  return ({ outcomes }) => {
    const ended = outcomes.filter(({ endedAt }) => Date.parse(endedAt) > newest)
    for (const { result, publishedAt, endedAt } of ended) {
      newest = Math.max(newest, Date.parse(endedAt))
      if (result !== 'live' || publishedAt === null) continue
      durations.observe(Math.max(0, Date.parse(endedAt) - Date.parse(publishedAt)) / 1000)
    }
  }
}
