import { spawnSync } from 'node:child_process'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import { renderMetrics } from './exported-metrics.js'
import { findFiringFaults, INSTALLED, RULES, type AlertCase, type Series } from './fire-alerts.js'

/* Which alerts fire in which case, minute by minute, as Prometheus itself computes it. */

const of = (name: string, labels = '') => `${name}{namespace="careers"${labels && `, ${labels}`}}`
const sidecar = (name: string, labels = '') => of(name, `pod="sidecar-1"${labels && `, ${labels}`}`)
const available = (deployment: string) =>
  of('kube_deployment_status_replicas_available', `deployment="${deployment}"`)
const counted = (result: string) => sidecar('careers_webhook_requests_total', `result="${result}"`)
const volume = (what: string) => of(`kubelet_volume_stats_${what}`, 'persistentvolumeclaim="site"')
const probe = (name: string, job: string) => of(name, `job="probe/careers/${job}"`)
const bucket = (le: string) => sidecar('careers_webhook_duration_seconds_bucket', `le="${le}"`)

const states = Object.keys(INSTALLED).filter((name) => name.startsWith('kube_'))
const all = (names: readonly string[], values: string): Series =>
  Object.fromEntries(names.map((name) => [name, values]))
const packages = (web: number, base: number): Series => ({
  [of('careers_web_packages_timestamp_seconds', 'pod="web-1"')]: `${-web * 86_400}x1000`,
  [sidecar('careers_base_image_timestamp_seconds')]: `${-base * 86_400}x1000`,
})
const probes = (home: string, healthz: string): Series => ({
  [probe('probe_success', 'home')]: home,
  [probe('probe_success', 'healthz')]: healthz,
  'probe_success{namespace="other", job="probe/other/home"}': '0x100',
})
const certificate = (days: number): Series => ({
  [probe('probe_ssl_earliest_cert_expiry', 'home')]: `${days * 86_400}x100`,
})
const inodes = (total: string, free: string): Series => ({
  [volume('capacity_bytes')]: '5000x60',
  [volume('available_bytes')]: '4000x60',
  [volume('inodes')]: total,
  [volume('inodes_free')]: free,
})
const job = (name: string, labels = '') => of(name, `job_name="site-reconcile-1"${labels}`)
const cronJob = (name: string) => of(name, 'cronjob="site-reconcile"')
const terminated = 'pod="builder-1", container="builder"'
/** Twelve runs, five minutes apart. */
const refused: Series = Object.fromEntries(
  Array.from({ length: 12 }, (_, run) => {
    const labels = `job_name="site-reconcile-${run}"`
    return [
      [of('kube_job_failed', `${labels}, condition="true"`), `_x${run * 5} 1x60`],
      [of('kube_job_status_start_time', labels), `_x${run * 5} ${run * 300}x60`],
    ]
  }).flat(),
)
const created = { [cronJob('kube_cronjob_created')]: '60x1000' }

const CASES: readonly AlertCase[] = [
  ['all is well', { [sidecar('careers_launcher_working')]: '1x1000' }, [120]],
  ['no web server', { [available('web')]: '2x20 _x1000' }, [20], [50, 'WebServersMissing']],
  ['no sidecar', { [available('sidecar')]: '2x20 _x1000' }, [20], [50, 'SidecarsMissing']],
  ['no publisher', { [available('builder')]: '2x20 _x1000' }, [20], [50, 'PublisherMissing']],
  ['nothing scraped', { [of('careers_build_info')]: '2x20 _x1000' }, [20], [50, 'SidecarDown']],
  ['old content', { [sidecar('careers_staleness_seconds')]: '0+60x100' }, [40, 'SiteStale']],
  ['refused content', { [sidecar('careers_rebuild_blocked')]: '1x100' }, [40, 'ContentRefused']],
  ['failed builds', { [sidecar('careers_rebuild_attempts')]: '3x100' }, [40, 'BuildFailing']],
  ['a long build', { [sidecar('careers_rebuild_building')]: '1x100' }, [40, 'BuildHanging']],
  ['wrong secrets', { [counted('mismatch')]: '0+6x100' }, [40, 'WebhooksRefused']],
  ['lost webhooks', { [counted('unavailable')]: '0x35 1x45' }, [40, 'WebhooksNotPassedOn']],
  [
    'slow webhooks',
    { [bucket('5')]: '0x100', [bucket('10')]: '0+1x100', [bucket('+Inf')]: '0+1x100' },
    [40, 'WebhooksSlow'],
  ],
  [
    'a former secret',
    { [sidecar('careers_webhook_secret_slot_total', 'slot="1"')]: '0x20 1x70' },
    [40, 'FormerSecretInUse'],
  ],
  [
    'a webhook while the secret is empty',
    {
      [of('careers_webhook_requests_total', 'type="other", result="unconfigured"')]: '0x20 1x60',
    },
    [20],
    [25, 'WebhooksUnconfigured'],
  ],
  ['one web server', { [available('web')]: '1x100' }, [40, 'WebServersMissing']],
  [
    'a rollout that does not end',
    {
      [of(
        'kube_deployment_status_condition',
        'deployment="web", condition="Progressing", status="false"',
      )]: '1x100',
    },
    [40, 'RolloutStuck'],
  ],
  [
    'a full volume',
    { [volume('capacity_bytes')]: '5000x100', [volume('available_bytes')]: '999x100' },
    [40, 'VolumeFilling'],
  ],
  ['enough inodes', inodes('327680x60', '70000x60'), [30]],
  ['few inodes', inodes('327680x60', '60000x60'), [30, 'VolumeInodesFilling']],
  ['a volume that counts no inodes', inodes('0x60', '0x60'), [30]],
  ['old packages', packages(46, 1), [70, 'ImageOutdated']],
  ['an old base image', packages(1, 46), [70, 'ImageOutdated']],
  ['neither of them old', packages(44, 44), [70]],
  ['answers outside', probes('1x100', '1x100'), [45]],
  ['one probe without an answer', probes('1x100', '1x20 0x40'), [45, 'SiteUnreachable']],
  ['no probe', probes('1x20 _x100', '1x20 _x100'), [45, 'ProbeMissing']],
  ['a certificate that ends', certificate(13), [70, 'CertificateExpiring']],
  ['a certificate that ends later', certificate(15), [70]],
  ['kube-state-metrics is gone', all(states, '2x20 _x1000'), [20], [50, 'KubeStateMetricsMissing']],
  [
    'one server without Kubernetes',
    {
      ...all(states, '_x1000'),
      [of('careers_build_info')]: '_x1000',
      careers_build_info: '1x20 _x1000',
    },
    [20],
    [50, 'SidecarDown'],
  ],
  [
    'no sidecar is ready, though all are scraped',
    { [available('sidecar')]: '2x20 0x480' },
    [24],
    [30, 'SidecarsMissing'],
    [120, 'SidecarsMissing'],
  ],
  [
    'a Job whose second pod succeeds',
    {
      [job('kube_job_status_failed')]: '1x30',
      [job('kube_job_status_start_time')]: '60x30',
      [job('kube_job_complete', ', condition="true"')]: '1x30',
    },
    [5],
  ],
  [
    'a Job that fails without a pod',
    {
      [job('kube_job_status_failed')]: '0x60',
      [job('kube_job_status_start_time')]: '0x60',
      [job('kube_job_failed', ', condition="true"')]: '_x15 1x45',
    },
    [20, 'PublishingFailed'],
  ],
  ['each run refused', refused, [7, 'PublishingFailed'], [58, 'PublishingFailed'], [86]],
  ['no run has ever succeeded', created, [29], [35, 'PublishingSilent']],
  [
    'no run has succeeded for long',
    { ...created, [cronJob('kube_cronjob_status_last_successful_time')]: '2400x1000' },
    [60],
    [75, 'PublishingSilent'],
  ],
  [
    'exhausted memory, and again',
    {
      [of('kube_pod_container_status_last_terminated_reason', `${terminated}, reason="OOMKilled"`)]:
        '_x20 1x140',
      [of('kube_pod_container_status_restarts_total', terminated)]: '0x19 1x59 2x60',
    },
    [22, 'MemoryExhausted'],
    [55],
    [85, 'MemoryExhausted'],
  ],
  [
    'content that was not read since the start',
    { [sidecar('careers_content_read_timestamp_seconds')]: '60x1000' },
    [15],
    [18, 'ContentUnread'],
  ],
  [
    'one sidecar of two can start no rebuild for an hour',
    {
      [sidecar('careers_launcher_working')]: '1x20 0x60 1x60',
      [of('careers_launcher_working', 'pod="sidecar-2"')]: '1x1000',
    },
    [24],
    [30, 'LauncherFailing'],
    [83],
  ],
]

const held = (series: string, values: string): AlertCase => [
  `a hold of more than a day: ${series}`,
  { [series]: values },
  [1_440],
  [1_460, 'PublishingHeld'],
  [1_520],
]
const LONG_CASES: readonly AlertCase[] = [
  held(sidecar('careers_publishing_held'), '0x10 1x1500 0x60'),
  held(
    of('kube_deployment_labels', 'deployment="web", label_publishing="held"'),
    '_x10 1x1500 _x60',
  ),
  [
    'a job board that cannot be read, for an hour and for a day',
    {
      [sidecar('careers_content_read_timestamp_seconds')]: '0x2000',
      [sidecar('careers_board_unread_seconds')]: '0+60x2000',
    },
    [60, 'ContentUnread'],
    [1_460, 'BoardUnread'],
  ],
]

const isThere = spawnSync('promtool', ['--version']).status === 0
const missing = isThere ? null : 'promtool is missing; on Debian: apt-get install prometheus'

describeWhere(missing, 'Prometheus’s own program', () => {
  it('accepts the rules', () => {
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', RULES], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
  })

  it('finds nothing to complain of in the metrics', async () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
      input: await renderMetrics(),
      encoding: 'utf8',
    })
    expect([status, stdout, stderr]).toEqual([0, '', ''])
  })

  it('fires in each case exactly the alerts that the case names, each once', () => {
    expect(findFiringFaults(CASES)).toBeNull()
  })

  it('fires after a day what is about days', () => {
    expect(findFiringFaults(LONG_CASES, '4m')).toBeNull()
  })
})
