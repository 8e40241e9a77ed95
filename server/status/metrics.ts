import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Publication } from '../launchers/launcher.js'
import type { PreviewDependencies } from '../preview/preview-dependencies.js'
import {
  COUNTED_RESULTS,
  COUNTED_TYPES,
  type WebhookDependencies,
} from '../webhooks/receive-webhook.js'
import { createPublishDurations } from './publish-durations.js'
import { readStatus, type Status, type StatusFolders } from './read-status.js'
import { STATUS_GAUGES } from './status-gauges.js'

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
  /** In ISO 8601; null outside images. */
  baseImageDate: string | null
}

/** Metrics of prom-client that go up and down, which the format's rules do not let be called totals. */
const MISNAMED = ['handles', 'requests', 'resources'].map((name) => `nodejs_active_${name}_total`)

/** (!) Each label value is a time series, so labels must have few values. */
export function createMetrics(
  folders: StatusFolders,
  { version, revision, baseImageDate }: BuildInfo,
  canRebuild: () => Promise<boolean>,
  listPublications: () => Promise<Publication[]> = async () => [],
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
  const baseImage = new Gauge({
    name: 'careers_base_image_timestamp_seconds',
    help: 'When the Debian image was made on which this program runs',
    registers,
  })
  setOrRemove(baseImage, baseImageDate === null ? null : Date.parse(baseImageDate) / 1000)
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
  const gauges = STATUS_GAUGES.map(({ name, help, read }) => {
    return { gauge: new Gauge({ name, help, registers }), read }
  })
  const startedAt = Date.now() / 1000
  const observePublications = createPublishDurations(registers, startedAt * 1000)
  const measure = async () => {
    const [launches, status, launched] = await Promise.all([
      canRebuild(),
      readStatus(folders),
      // What cannot be asked now can be at the next scrape.
      listPublications().catch(() => []),
    ])
    observePublications([...findPublications(status), ...launched])
    const reading = { status, canRebuild: launches, now: Date.now() / 1000, startedAt }
    for (const { gauge, read } of gauges) setOrRemove(gauge, read(reading))
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

function findPublications({ outcomes }: Status): Publication[] {
  return outcomes.flatMap(({ result, publishedAt, endedAt }) =>
    result === 'live' && publishedAt !== null ? [{ publishedAt, endedAt }] : [],
  )
}

function setOrRemove(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove()
  else gauge.set(value)
}
