import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createMetrics } from '../../../server/status/metrics.js'

/** What the sidecar answers to `/metrics`. */
export async function renderMetrics(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'careers-metrics-'))
  const folders = { siteRoot: folder, inboxRoot: folder }
  try {
    const build = { version: '1.2.3', revision: 'abc1234', baseImageDate: '2026-11-01T00:00:00Z' }
    return await createMetrics(folders, build, async () => true).render()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Of programs that are not ours, as they document them:
 * https://github.com/kubernetes/kube-state-metrics/tree/main/docs/metrics and the kubelet's reference.
 */
const FOREIGN = [
  ...['kube_resourcequota', 'kube_deployment_status_replicas_available'],
  ...['kube_deployment_labels', 'kube_deployment_status_condition'],
  ...['kube_cronjob_status_last_successful_time'],
  ...['kube_cronjob_created', 'kube_job_failed', 'kube_job_status_start_time'],
  'kube_pod_container_status_last_terminated_reason',
  'kube_pod_container_status_restarts_total',
  ...['kubelet_volume_stats_available_bytes', 'kubelet_volume_stats_capacity_bytes'],
  ...['kubelet_volume_stats_inodes_free', 'kubelet_volume_stats_inodes'],
  // Of blackbox exporter.
  ...['probe_success', 'probe_ssl_earliest_cert_expiry'],
]

/** Names of all series that a query may ask for. */
export async function listExportedMetrics(): Promise<Set<string>> {
  const types = Array.from((await renderMetrics()).matchAll(/^# TYPE (\w+) (\w+)/gm))
  const ours = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  )
  const probes = readFileSync(path.resolve(__dirname, '../../../nginx/probes.conf'), 'utf8')
  const ofNginx = Array.from(probes.matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name)
  return new Set([...ours, ...ofNginx, ...FOREIGN])
}

/** Names of metrics in a query: `careers_release_jobs` in `max(careers_release_jobs{a="b"}) > 0`. */
export function listQueriedMetrics(query: string): string[] {
  const bare = query.replace(/"[^"]*"/g, '').replace(/\b(by|on) \([^)]*\)/g, '')
  return bare.match(/(?<![:\w])(careers|nodejs|process|nginx|kube|kubelet|probe)_\w+/g) ?? []
}
