import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PreviewDependencies } from '../preview/preview-dependencies.js'
import {
  COUNTED_RESULTS,
  COUNTED_TYPES,
  type WebhookDependencies,
} from '../webhooks/receive-webhook.js'
import { readStatus, type StatusFolders } from './read-status.js'

export interface Metrics {
  countWebhook: WebhookDependencies['count']
  observeWebhook: (seconds: number) => void
  countPreview: PreviewDependencies['count']
  render: () => Promise<string>
  contentType: string
}

export interface BuildInfo {
  version: string
  /** The commit of the code; empty if nobody has said it. */
  revision: string
}

/** Metrics of prom-client that go up and down, which the format's rules do not let be called totals. */
const MISNAMED = ['handles', 'requests', 'resources'].map((name) => `nodejs_active_${name}_total`)

/** (!) Each label value is a time series, so labels must have few values. */
export function createMetrics(
  folders: StatusFolders,
  { version, revision }: BuildInfo,
  canRebuild: () => Promise<boolean>,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const name of MISNAMED) registry.removeSingleMetric(name)
  new Gauge({
    name: 'careers_build_info',
    help: 'Always 1; which code runs',
    labelNames: ['version', 'revision'],
    registers,
  }).set({ version, revision }, 1)
  const webhooks = new Counter({
    name: 'careers_webhook_requests_total',
    help: 'Webhooks by type and result, but for those whose body cannot be read',
    labelNames: ['type', 'result'],
    registers,
  })
  const slots = new Counter({
    name: 'careers_webhook_secret_slot_total',
    help: 'Which accepted secret a webhook had; the second one is in use during a rotation',
    labelNames: ['slot'],
    registers,
  })
  for (const type of COUNTED_TYPES)
    for (const result of COUNTED_RESULTS) webhooks.inc({ type, result }, 0)
  for (const slot of ['0', '1']) slots.inc({ slot }, 0)
  const durations = new Histogram({
    name: 'careers_webhook_duration_seconds',
    help: 'Time until a webhook is answered',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const previews = new Counter({
    name: 'careers_preview_requests_total',
    help: 'Previews opened and access tokens tried, by result',
    labelNames: ['endpoint', 'result'],
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const working = gauge('careers_launcher_working', '1 while rebuilds can be started, 0 while not')
  const jobs = gauge('careers_release_jobs', 'Open jobs of the live release')
  const builtAt = gauge('careers_release_timestamp_seconds', 'When the live release was built')
  const staleness = gauge('careers_staleness_seconds', 'How long the live release has been behind')
  const readAt = gauge(
    'careers_content_read_timestamp_seconds',
    'When the content was last read; if it never was, since when that is known',
  )
  const building = gauge('careers_rebuild_building', '1 during a build')
  const pending = gauge('careers_rebuild_pending', '1 while a hint waits for its build')
  const blocked = gauge('careers_rebuild_blocked', '1 while the newest content is refused')
  const attempts = gauge('careers_rebuild_attempts', 'Failed attempts to build the newest content')

  const startedAt = Date.now() / 1000
  const measure = async () => {
    working.set(Number(await canRebuild()))
    const { live, wanted, building: build, ...status } = await readStatus(folders)
    setOrRemove(jobs, live?.jobs)
    setOrRemove(builtAt, live && toSeconds(live.createdAt))
    // Where a Job publishes, this program knows nothing of builds; a zero would say that all is well.
    const isKnown = live !== null || wanted !== null || build !== null
    const { unreadSince, behindSince, wantedAgain, refusal, failure } = status
    const lag = behindSince === null ? 0 : Date.now() / 1000 - toSeconds(behindSince)
    setOrRemove(staleness, isKnown ? lag : null)
    const known = wanted?.readAt ?? unreadSince
    // A release that no builder has ever compared with the content: none has come since this program has.
    setOrRemove(readAt, known === null ? live && startedAt : toSeconds(known))
    setOrRemove(building, isKnown ? Number(build !== null) : null)
    setOrRemove(pending, isKnown ? Number(wantedAgain) : null)
    setOrRemove(blocked, isKnown ? Number(refusal !== null) : null)
    setOrRemove(attempts, isKnown ? (failure?.attempts ?? 0) : null)
  }

  return {
    countWebhook: (type, result, slot) => {
      webhooks.inc({ type, result })
      if (slot !== null) slots.inc({ slot: String(slot) })
    },
    observeWebhook: (seconds) => durations.observe(seconds),
    countPreview: (endpoint, result) => previews.inc({ endpoint, result }),
    render: async () => {
      await measure()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

function setOrRemove(gauge: Gauge, value: number | null | undefined): void {
  if (value === null || value === undefined) gauge.remove()
  else gauge.set(value)
}

function toSeconds(instant: string): number {
  return Date.parse(instant) / 1000
}
