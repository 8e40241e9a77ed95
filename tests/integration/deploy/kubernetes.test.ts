import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Deployment } from 'kubernetes-types/apps/v1'
import type { CronJob } from 'kubernetes-types/batch/v1'
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2'
import type { ResourceQuota, Service, ServiceSpec } from 'kubernetes-types/core/v1'
import type { Ingress, NetworkPolicy, NetworkPolicySpec } from 'kubernetes-types/networking/v1'
import type { PodDisruptionBudget, PodDisruptionBudgetSpec } from 'kubernetes-types/policy/v1'
import type { PriorityClass } from 'kubernetes-types/scheduling/v1'
import { createJob, type CronJob as Template } from '../../../server/launchers/kubernetes-job.js'
import { findSchemaProblems } from './find-schema-problems.js'
import { listKnownVariables } from '../../helpers/deploy/list-variables-read.js'
import {
  describeKustomize,
  PROFILES,
  renderOverlay,
  renderProfile,
  type Manifest,
  type Profile,
} from './kustomize.js'
import { findPodProblems, listContainers, listWorkloads } from './pod-rules.js'

const NGINX = readFileSync(path.resolve(__dirname, '../../../nginx/nginx.conf'), 'utf8')

describeKustomize('the manifests for Kubernetes', () => {
  const rendered = {} as Record<Profile, Manifest[]>
  beforeAll(() => {
    for (const profile of PROFILES) rendered[profile] = renderProfile(profile)
  })

  describe.each(PROFILES)('the profile %s', (profile) => {
    const all = () => rendered[profile]
    const find = <Kind extends object>(kind: string, name: string) =>
      all().find(({ kind: its, metadata }) => its === kind && metadata.name === name) as Kind

    it('the manifests follow the API’s schemas', () => {
      expect(findSchemaProblems(all())).toEqual([])
    })

    it('the pods meet the security standard "restricted", which their namespace enforces', () => {
      expect(listWorkloads(all())).not.toEqual([])
      expect(listWorkloads(all()).flatMap(findPodProblems)).toEqual([])
      const [namespace] = all().filter(({ kind }) => kind === 'Namespace')
      const standard = 'pod-security.kubernetes.io'
      expect(namespace?.metadata.labels).toMatchObject({
        [`${standard}/enforce`]: 'restricted',
        [`${standard}/audit`]: 'restricted',
        [`${standard}/warn`]: 'restricted',
        [`${standard}/enforce-version`]: expect.stringMatching(/^v1\.\d+$/),
      })
    })

    it('the containers get only settings that the programs read', () => {
      const names = listWorkloads(all()).flatMap((workload) =>
        listContainers(workload).flatMap(({ env = [] }) => env.map(({ name }) => name)),
      )
      const maps = all().flatMap(({ kind, data }) =>
        kind === 'ConfigMap' ? Object.keys(data as object) : [],
      )
      const known = listKnownVariables()
      expect(names).not.toEqual([])
      expect([...names, ...maps].filter((name) => !known.has(name))).toEqual([])
    })

    it('every workload mounts exactly the volumes that it declares', () => {
      const workloads = listWorkloads(all())
      expect(workloads).not.toEqual([])
      for (const workload of workloads) {
        const declared = (workload.pod.volumes ?? []).map(({ name }) => name)
        const mounted = listContainers(workload).flatMap(({ volumeMounts = [] }) =>
          volumeMounts.map(({ name }) => name),
        )
        expect([...new Set(mounted)].sort()).toEqual(declared.sort())
      }
    })

    it('each service, budget and policy selects existing pods', () => {
      const labels = listWorkloads(all()).map((workload) => workload.labels)
      const selectors = all().flatMap(({ kind, spec }) => {
        if (kind === 'Service') return [(spec as ServiceSpec).selector ?? {}]
        if (kind === 'NetworkPolicy')
          return [(spec as NetworkPolicySpec).podSelector.matchLabels ?? {}]
        if (kind !== 'PodDisruptionBudget') return []
        return [(spec as PodDisruptionBudgetSpec).selector?.matchLabels ?? {}]
      })
      expect(selectors.length).toBeGreaterThan(6)
      for (const selector of selectors) {
        const meant = labels.filter((given) =>
          Object.entries(selector).every(([name, value]) => given[name] === value),
        )
        expect(meant).not.toEqual([])
      }
    })

    it('connections are allowed only by a rule, and never to the metadata of machines', () => {
      const policies = all().filter(({ kind }) => kind === 'NetworkPolicy') as NetworkPolicy[]
      const closed = policies.find(({ metadata }) => metadata?.name === 'default-deny')
      expect(closed?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
      const blocks = policies.flatMap(({ spec }) =>
        (spec?.egress ?? []).flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? [])),
      )
      // At its own address only, beside the machines' metadata.
      const others = blocks.filter(({ cidr }) => cidr !== '169.254.20.10/32')
      expect(others.length).toBeGreaterThan(1)
      for (const { cidr, except } of others) {
        const metadata = cidr === '::/0' ? 'fd00:ec2::254/128' : '169.254.0.0/16'
        expect([cidr, except]).toEqual([cidr, expect.arrayContaining([metadata])])
      }
      const families = others.map(({ cidr }) => cidr)
      expect(families.filter((cidr) => cidr === '::/0')).toHaveLength(families.length / 2)
      const meant = policies.map(({ spec }) => spec?.podSelector.matchLabels?.app)
      for (const { labels } of listWorkloads(all())) expect(meant).toContain(labels.app)
    })

    it('every pod may ask the cluster’s DNS, OpenShift’s and NodeLocal DNSCache', () => {
      const { spec } = find<NetworkPolicy>('NetworkPolicy', 'dns')
      expect(spec?.podSelector).toEqual({})
      const [rule] = spec?.egress ?? []
      const [namespaces, nodeLocal] = rule?.to ?? []
      expect(namespaces?.namespaceSelector?.matchExpressions?.[0]?.values).toEqual([
        'kube-system',
        'openshift-dns',
      ])
      expect(nodeLocal).toEqual({ ipBlock: { cidr: '169.254.20.10/32' } })
      const ports = rule?.ports?.map(({ port, protocol }) => `${port} ${protocol}`)
      expect(ports).toEqual(['53 UDP', '53 TCP', '5353 UDP', '5353 TCP'])
    })

    it('the web servers are replaced without a gap and let downloads end', () => {
      const { spec } = find<Deployment>('Deployment', 'web')
      expect(spec).toMatchObject({
        strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
        minReadySeconds: 5,
        progressDeadlineSeconds: 180,
        revisionHistoryLimit: 10,
      })
      const pod = spec?.template.spec
      const [container] = pod?.containers ?? []
      const pause = container?.lifecycle?.preStop
      const { seconds = 0 } = (pause as { sleep?: { seconds: number } } | undefined)?.sleep ?? {}
      const shutdown = Number(/worker_shutdown_timeout (\d+)s/.exec(NGINX)?.[1])
      expect(seconds).toBeGreaterThanOrEqual(5)
      expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + shutdown + 10)
    })

    it('at least two web servers run, with priority over the publisher', () => {
      const { spec } = find<HorizontalPodAutoscaler>('HorizontalPodAutoscaler', 'web')
      expect(spec?.minReplicas).toBeGreaterThanOrEqual(2)
      expect(find<Deployment>('Deployment', 'web').spec).not.toHaveProperty('replicas')
      const budgets = ['web', 'sidecar'].map(
        (name) => find<PodDisruptionBudget>('PodDisruptionBudget', name).spec?.minAvailable,
      )
      expect(budgets).toEqual([1, 1])
      const [web, ...others] = ['web', 'sidecar', 'site-reconcile', 'builder'].flatMap((name) =>
        listWorkloads(all()).filter((workload) => workload.name === name),
      )
      const spread = web?.pod.topologySpreadConstraints ?? []
      const places = spread.map((rule) => rule.topologyKey)
      expect(places).toEqual(['topology.kubernetes.io/zone', 'kubernetes.io/hostname'])
      // Those of one release, so that a rollout spreads its own.
      for (const rule of spread) expect(rule.matchLabelKeys).toEqual(['pod-template-hash'])
      const { value } = find<PriorityClass>('PriorityClass', web?.pod.priorityClassName ?? '')
      expect(value).toBeGreaterThan(0)
      for (const { pod } of others) expect(pod).not.toHaveProperty('priorityClassName')
    })

    it('Jobs can consume only a limited amount, and the web servers are never throttled', () => {
      const quota = find<ResourceQuota>('ResourceQuota', 'careers-site').spec?.hard
      expect(quota).toHaveProperty(['count/jobs.batch'])
      expect(all().filter(({ kind }) => kind === 'LimitRange')).toHaveLength(1)
      const { spec } = find<Deployment>('Deployment', 'web')
      expect(spec?.template.spec?.containers[0]?.resources?.limits).not.toHaveProperty('cpu')
      expect(spec?.template.spec?.securityContext).not.toHaveProperty('fsGroup')
    })

    it('the ingress routes all requests by TLS to the web servers', () => {
      const { spec } = find<Ingress>('Ingress', 'site')
      expect(spec?.tls?.[0]?.hosts).toEqual(spec?.rules?.map(({ host }) => host))
      const backends = spec?.rules?.flatMap(({ http }) => http?.paths.map(({ backend }) => backend))
      expect(backends).toEqual([{ service: { name: 'web', port: { name: 'http' } } }])
      const { ports } = find<Service>('Service', 'sidecar').spec as ServiceSpec
      expect(ports?.map(({ port }) => port)).toEqual([3000])
    })

    it('probes use only the private port, and never cause a restart for missing content', () => {
      const [web, sidecar] = ['web', 'sidecar'].map(
        (name) => find<Deployment>('Deployment', name).spec?.template.spec?.containers[0],
      )
      for (const container of [web, sidecar]) {
        const probes = [
          container?.startupProbe,
          container?.readinessProbe,
          container?.livenessProbe,
        ]
        for (const probe of probes) expect(probe?.timeoutSeconds).toBeGreaterThanOrEqual(2)
        expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz')
        expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz')
      }
      expect(web?.livenessProbe?.httpGet?.port).toBe('probes')
      expect(web?.readinessProbe?.httpGet?.port).toBe('probes')
    })

    it('the web servers and the config maps get no secret', () => {
      expect(JSON.stringify(find('Deployment', 'web'))).not.toMatch(/secret/i)
      const maps = all().filter(({ kind }) => kind === 'ConfigMap')
      expect(maps).not.toEqual([])
      expect(JSON.stringify(maps)).not.toMatch(/TOKEN|SECRET|PASSWORD/i)
      expect(all().filter(({ kind }) => kind === 'Secret')).toEqual([])
    })
  })

  describe('the overlay of the guide', () => {
    const guide = readFileSync(
      path.resolve(__dirname, '../../../deploy/kubernetes/README.md'),
      'utf8',
    )
    const [, indented = ''] = /```yaml\n(\s+# kustomization\.yaml\n.+?)```/s.exec(guide) ?? []
    const overlay = indented.replace(/^ {3}/gm, '')
    const toVolume = (text: string) =>
      text
        .replaceAll('publisher', 'builder')
        .replace(/ {2}- name: publishing\n.+?(?=patches:)/s, '')
        .replace('image-layer', 'shared-volume')

    it.each([
      ['image-layer', 'publisher', overlay],
      ['poll-only', 'publisher', overlay.replace('image-layer', 'poll-only')],
      ['shared-volume', 'builder', toVolume(overlay)],
    ])('customizes the profile %s in the words of the guide', (_profile, program, text) => {
      const changed = renderOverlay(text)
      expect(findSchemaProblems(changed)).toEqual([])
      const json = JSON.stringify(changed)
      expect(json).toContain(`registry.example.com/careers/${program}@sha256:`)
      expect(json).toContain('"SITE_URL":"https://jobs.acme.example"')
      expect(json).toContain('"host":"jobs.acme.example"')
      expect(json).not.toContain('"image":"careers-')
      expect(json).not.toContain('0'.repeat(64))
    })
  })

  it('the launcher creates valid Jobs from the CronJob', () => {
    const cronJob = rendered['image-layer'].find(({ kind }) => kind === 'CronJob')
    const request = { requestId: 'request-0001', receivedAt: '', ref: 'Zmaster1', subject: 'Z' }
    const job = createJob(cronJob as unknown as Template, {
      ...request,
      key: '0'.repeat(16),
      attempt: 2,
    })
    expect(findSchemaProblems([job as unknown as Manifest])).toEqual([])
    expect(job.metadata.name.length).toBeLessThanOrEqual(63)
    expect(job.metadata).not.toHaveProperty('ownerReferences')
    expect(job.metadata.name).toBe('rebuild-0000000000000000-a2')
    const { containers } = (cronJob as CronJob).spec?.jobTemplate.spec?.template.spec ?? {}
    const withoutEnv = (list: readonly object[]) => list.map((item) => ({ ...item, env: null }))
    expect(withoutEnv(job.spec.template.spec.containers)).toEqual(withoutEnv(containers ?? []))
    expect(containers?.[0]?.resources?.limits).toHaveProperty(['ephemeral-storage'])
    const env = job.spec.template.spec.containers.map((container) => container.env)
    expect(env).toEqual([expect.arrayContaining([{ name: 'REBUILD_REF', value: 'Zmaster1' }])])
  })

  it('two scheduled builds never run at once, and refused content is not retried', () => {
    const { spec } = rendered['image-layer'].find(({ kind }) => kind === 'CronJob') as CronJob
    expect(spec).toMatchObject({
      concurrencyPolicy: 'Forbid',
      timeZone: 'Etc/UTC',
      startingDeadlineSeconds: 120,
      successfulJobsHistoryLimit: 1,
      failedJobsHistoryLimit: 3,
    })
    expect(spec?.jobTemplate.spec).toMatchObject({
      backoffLimit: 1,
      podReplacementPolicy: 'Failed',
      activeDeadlineSeconds: 900,
      ttlSecondsAfterFinished: 3_600,
      template: { spec: { restartPolicy: 'Never' } },
      podFailurePolicy: {
        rules: [
          { action: 'FailJob', onExitCodes: { containerName: 'builder', values: [42] } },
          { action: 'Ignore' },
        ],
      },
    })
  })

  it('the web servers watch for new releases only with a shared volume', () => {
    const intervals = PROFILES.map((profile) => {
      const web = listWorkloads(rendered[profile]).find(({ name }) => name === 'web')
      return web?.pod.containers[0]?.args
    })
    expect(intervals.flat()).toEqual(['off', 'off', '10'].map((its) => `--reload-interval=${its}`))
  })

  it('the volume that all web servers read has one writer', () => {
    const writers = listWorkloads(rendered['shared-volume']).flatMap((workload) =>
      listContainers(workload)
        .filter(({ volumeMounts = [] }) =>
          volumeMounts.some(({ name, readOnly }) => name === 'site' && readOnly !== true),
        )
        .map(({ name }) => `${workload.name}/${name}`),
    )
    expect(writers).toEqual(['builder/seed', 'builder/builder'])
  })
})
