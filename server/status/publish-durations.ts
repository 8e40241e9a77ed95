import { Histogram, type Registry } from 'prom-client'
import type { Publication } from '../launchers/launcher.js'

/**
 * From publication to live. Given at each scrape are those that are known, of which only those that have ended
 * since this program started count, each once.
 */
export function createPublishDurations(
  registers: Registry[],
  startedAt: number,
): (known: readonly Publication[]) => void {
  const durations = new Histogram({
    name: 'careers_publish_seconds',
    help: 'Time from the webhook of a publication until it is live',
    buckets: [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800],
    registers,
  })
  let newest = startedAt
  return (known) => {
    const ended = known.filter(({ endedAt }) => Date.parse(endedAt) > newest)
    for (const { publishedAt, endedAt } of ended) {
      newest = Math.max(newest, Date.parse(endedAt))
      durations.observe(Math.max(0, Date.parse(endedAt) - Date.parse(publishedAt)) / 1000)
    }
  }
}
