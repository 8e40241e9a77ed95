import { describePromtool } from './describe-promtool.js'
import { findFiringFault, findFiringFaults, INSTALLED, type Series } from './fire-alerts.js'

const IN = 'namespace="careers"'

/* Which alerts fire in which case, minute by minute, as Prometheus itself computes it. */

describePromtool('the alerts', () => {
  it('no alert fires while all is well', () => {
    const series = { [`careers_launcher_working{${IN}, pod="sidecar-1"}`]: '1x1000' }
    expect(findFiringFault(series, [120, []])).toBeNull()
  })

  it.each([
    ['WebServersMissing', `kube_deployment_status_replicas_available{${IN}, deployment="web"}`],
    ['SidecarsMissing', `kube_deployment_status_replicas_available{${IN}, deployment="sidecar"}`],
    ['PublisherMissing', `kube_deployment_status_replicas_available{${IN}, deployment="builder"}`],
    ['SidecarDown', `careers_build_info{${IN}}`],
  ])('%s fires once when what it watches is deleted', (alert, series) => {
    const deleted = { [series]: '2x20 _x1000' }
    expect(findFiringFault(deleted, [20, []], [50, [alert]])).toBeNull()
  })

  it('each of these faults is one alert, by its name', () => {
    const of = (name: string, labels = '') => `${name}{${IN}${labels && `, ${labels}`}}`
    const sidecar = (name: string, labels = '') =>
      of(name, `pod="sidecar-1"${labels && `, ${labels}`}`)
    const counted = (result: string) =>
      sidecar('careers_webhook_requests_total', `result="${result}"`)
    const bucket = 'careers_webhook_duration_seconds_bucket'
    const faults: [string, Series][] = [
      ['SiteStale', { [sidecar('careers_staleness_seconds')]: '0+60x100' }],
      ['ContentRefused', { [sidecar('careers_rebuild_blocked')]: '1x100' }],
      ['BuildFailing', { [sidecar('careers_rebuild_attempts')]: '3x100' }],
      ['BuildHanging', { [sidecar('careers_rebuild_building')]: '1x100' }],
      ['WebhooksRefused', { [counted('mismatch')]: '0+6x100' }],
      ['WebhooksNotPassedOn', { [counted('unavailable')]: '0x35 1x45' }],
      [
        'WebhooksSlow',
        {
          [sidecar(bucket, 'le="5"')]: '0x100',
          [sidecar(bucket, 'le="10"')]: '0+1x100',
          [sidecar(bucket, 'le="+Inf"')]: '0+1x100',
        },
      ],
      [
        'FormerSecretInUse',
        { [sidecar('careers_webhook_secret_slot_total', 'slot="1"')]: '0x20 1x70' },
      ],
      [
        'WebServersMissing',
        { [of('kube_deployment_status_replicas_available', 'deployment="web"')]: '1x100' },
      ],
      [
        'RolloutStuck',
        {
          [of(
            'kube_deployment_status_condition',
            'deployment="web", condition="Progressing", status="false"',
          )]: '1x100',
        },
      ],
      [
        'VolumeFilling',
        {
          [of('kubelet_volume_stats_capacity_bytes', 'persistentvolumeclaim="site"')]: '5000x100',
          [of('kubelet_volume_stats_available_bytes', 'persistentvolumeclaim="site"')]: '999x100',
        },
      ],
    ]
    const cases = faults.map(([alert, series]) => ({ series, firing: [[40, [alert]] as const] }))
    expect(findFiringFaults(cases)).toBeNull()
  })

  it('packages or a base image that have not been renewed for 45 days are an alert', () => {
    const installed = (web: number, sidecar: number) => ({
      [`careers_web_packages_timestamp_seconds{${IN}, pod="web-1"}`]: `${-web * 86_400}x1000`,
      [`careers_base_image_timestamp_seconds{${IN}, pod="sidecar-1"}`]: `${-sidecar * 86_400}x1000`,
    })
    expect(findFiringFault(installed(46, 1), [70, ['ImageOutdated']])).toBeNull()
    expect(findFiringFault(installed(1, 46), [70, ['ImageOutdated']])).toBeNull()
    expect(findFiringFault(installed(44, 44), [70, []])).toBeNull()
  })

  it('a site that does not answer from outside is one alert, whichever of its probes says so', () => {
    const probes = (home: string, healthz: string) => ({
      [`probe_success{${IN}, job="probe/careers/home"}`]: home,
      [`probe_success{${IN}, job="probe/careers/healthz"}`]: healthz,
      'probe_success{namespace="other", job="probe/other/home"}': '0x100',
    })
    expect(findFiringFault(probes('1x100', '1x100'), [45, []])).toBeNull()
    expect(findFiringFault(probes('1x100', '1x20 0x40'), [45, ['SiteUnreachable']])).toBeNull()
    expect(findFiringFault(probes('1x20 _x100', '1x20 _x100'), [45, ['ProbeMissing']])).toBeNull()
  })

  it('a certificate that nothing renews is an alert two weeks before its end', () => {
    const ends = (days: number) => ({
      [`probe_ssl_earliest_cert_expiry{${IN}, job="probe/careers/home"}`]: `${days * 86_400}x100`,
    })
    expect(findFiringFault(ends(13), [70, ['CertificateExpiring']])).toBeNull()
    expect(findFiringFault(ends(15), [70, []])).toBeNull()
  })

  it('one alert fires when kube-state-metrics is gone', () => {
    const states = Object.keys(INSTALLED).filter((name) => name.startsWith('kube_'))
    const gone = Object.fromEntries(states.map((name) => [name, '2x20 _x1000']))
    expect(findFiringFault(gone, [20, []], [50, ['KubeStateMetricsMissing']])).toBeNull()
  })

  it('one server without Kubernetes has no alert of it', () => {
    const states = Object.keys(INSTALLED).filter((name) => !name.startsWith('careers_build_info{'))
    const series = Object.fromEntries(states.map((name) => [name, '_x1000']))
    const sidecar = { [`careers_build_info{${IN}}`]: '_x1000', careers_build_info: '1x20 _x1000' }
    expect(findFiringFault({ ...series, ...sidecar }, [20, []], [50, ['SidecarDown']])).toBeNull()
  })

  it('one alert fires while no sidecar is ready, though all are scraped', () => {
    const series = {
      [`kube_deployment_status_replicas_available{${IN}, deployment="sidecar"}`]: '2x20 0x480',
    }
    expect(
      findFiringFault(series, [24, []], [30, ['SidecarsMissing']], [120, ['SidecarsMissing']]),
    ).toBeNull()
  })

  it('a Job whose second pod succeeds is no alert', () => {
    const job = `${IN}, job_name="site-reconcile-1"`
    const series = {
      [`kube_job_status_failed{${job}}`]: '1x30',
      [`kube_job_status_start_time{${job}}`]: '60x30',
      [`kube_job_complete{${job}, condition="true"}`]: '1x30',
    }
    expect(findFiringFault(series, [5, []])).toBeNull()
  })

  it('content that is refused at each run is one alert, which ends half an hour after the last', () => {
    const runs = Array.from({ length: 12 }, (_, run) => {
      const job = `${IN}, job_name="site-reconcile-${run}"`
      const untilThen = `_x${run * 5} `
      return [
        [`kube_job_failed{${job}, condition="true"}`, `${untilThen}1x60`],
        [`kube_job_status_start_time{${job}}`, `${untilThen}${run * 300}x60`],
      ]
    })
    const series = Object.fromEntries(runs.flat()) as Series
    expect(
      findFiringFault(series, [7, ['PublishingFailed']], [58, ['PublishingFailed']], [86, []]),
    ).toBeNull()
  })

  it('a Job that fails without a pod is an alert', () => {
    const job = `${IN}, job_name="rebuild-1"`
    const series = {
      [`kube_job_status_failed{${job}}`]: '0x60',
      [`kube_job_status_start_time{${job}}`]: '0x60',
      [`kube_job_failed{${job}, condition="true"}`]: '_x15 1x45',
    }
    expect(findFiringFault(series, [20, ['PublishingFailed']])).toBeNull()
  })

  it('publishing that has never succeeded raises the alert after half an hour, as where it once did', () => {
    const cronJob = `${IN}, cronjob="site-reconcile"`
    const created = { [`kube_cronjob_created{${cronJob}}`]: '60x1000' }
    expect(findFiringFault(created, [29, []], [35, ['PublishingSilent']])).toBeNull()
    const succeeded = { [`kube_cronjob_status_last_successful_time{${cronJob}}`]: '2400x1000' }
    expect(
      findFiringFault({ ...created, ...succeeded }, [60, []], [75, ['PublishingSilent']]),
    ).toBeNull()
  })

  it('memory that was exhausted once is an alert for half an hour, and again at the next restart', () => {
    const container = `${IN}, pod="builder-1", container="builder"`
    const reason = 'kube_pod_container_status_last_terminated_reason'
    const series = {
      [`${reason}{${container}, reason="OOMKilled"}`]: '_x20 1x140',
      [`kube_pod_container_status_restarts_total{${container}}`]: '0x19 1x59 2x60',
    }
    expect(
      findFiringFault(series, [22, ['MemoryExhausted']], [55, []], [85, ['MemoryExhausted']]),
    ).toBeNull()
  })

  it('content that was not read since the start raises the alert after a quarter of an hour, and not before', () => {
    const series = { [`careers_content_read_timestamp_seconds{${IN}, pod="sidecar-1"}`]: '60x1000' }
    expect(findFiringFault(series, [15, []], [18, ['ContentUnread']])).toBeNull()
  })

  it('a job board that cannot be read is one alert, and after a day another in its place', () => {
    const since = {
      [`careers_content_read_timestamp_seconds{${IN}, pod="sidecar-1"}`]: '0x2000',
      [`careers_board_unread_seconds{${IN}, pod="sidecar-1"}`]: '0+60x2000',
      ...Object.fromEntries(Object.keys(INSTALLED).map((name) => [name, '2x2000'])),
    }
    const firing = [[60, ['ContentUnread']] as const, [1_460, ['BoardUnread']] as const]
    expect(findFiringFaults([{ series: since, firing }], '4m')).toBeNull()
  })

  it.each([
    ['the sidecar sees', `careers_publishing_held{${IN}, pod="sidecar-1"}`, '0x10 1x1500 0x60'],
    [
      'a label says',
      `kube_deployment_labels{${IN}, deployment="web", label_publishing="held"}`,
      '_x10 1x1500 _x60',
    ],
  ])(
    'a hold of more than a day, which %s, is an alert until it is lifted',
    (_who, held, values) => {
      const series = { [held]: values }
      const site = Object.fromEntries(Object.keys(INSTALLED).map((name) => [name, '2x2000']))
      const firing = [
        [1_440, []] as const,
        [1_460, ['PublishingHeld']] as const,
        [1_520, []] as const,
      ]
      expect(findFiringFaults([{ series: { ...site, ...series }, firing }], '4m')).toBeNull()
    },
  )

  it('a webhook that comes while the secret is empty is an alert', () => {
    const series = {
      [`careers_webhook_requests_total{${IN}, type="other", result="unconfigured"}`]: '0x20 1x60',
    }
    expect(findFiringFault(series, [20, []], [25, ['WebhooksUnconfigured']])).toBeNull()
  })

  it('a volume that runs out of inodes while it has space is an alert, and one that counts none is not', () => {
    const fill = (inodes: string, free: string) => ({
      [`kubelet_volume_stats_capacity_bytes{${IN}, persistentvolumeclaim="site"}`]: '5000x60',
      [`kubelet_volume_stats_available_bytes{${IN}, persistentvolumeclaim="site"}`]: '4000x60',
      [`kubelet_volume_stats_inodes{${IN}, persistentvolumeclaim="site"}`]: inodes,
      [`kubelet_volume_stats_inodes_free{${IN}, persistentvolumeclaim="site"}`]: free,
    })
    expect(findFiringFault(fill('327680x60', '70000x60'), [30, []])).toBeNull()
    expect(findFiringFault(fill('327680x60', '60000x60'), [30, ['VolumeInodesFilling']])).toBeNull()
    expect(findFiringFault(fill('0x60', '0x60'), [30, []])).toBeNull()
  })

  it('one alert fires while a sidecar can start no rebuild, and ends when it can', () => {
    const series = {
      [`careers_launcher_working{${IN}, pod="sidecar-1"}`]: '1x20 0x60 1x60',
      [`careers_launcher_working{${IN}, pod="sidecar-2"}`]: '1x1000',
    }
    expect(findFiringFault(series, [24, []], [30, ['LauncherFailing']], [83, []])).toBeNull()
  })
})
