import type { NetworkPolicySpec } from 'kubernetes-types/networking/v1'
import {
  describeKustomize,
  PROFILES,
  renderOverlay,
  renderProfile,
  type Manifest,
} from './kustomize.js'
import { listContainers, listWorkloads } from './pod-rules.js'

const ADDRESS = 'https://git.example.com/careers-site//deploy/kubernetes'

interface PodMonitorSpec {
  selector: { matchLabels: Record<string, string> }
  podMetricsEndpoints: { port: string; path: string }[]
}

interface ProbeSpec {
  targets: { ingress: { relabelingConfigs?: { regex?: string; replacement?: string }[] } }
}

describeKustomize('the monitoring', () => {
  describe.each(PROFILES)('of the profile %s', (profile) => {
    const manifests = renderOverlay(`
    namespace: careers
    resources: [${ADDRESS}/${profile}?ref=v1]
    components: [${ADDRESS}/monitoring?ref=v1]
    transformers: [${ADDRESS}/own-names?ref=v1]`)
    const monitors = manifests.filter(({ kind }) => kind === 'PodMonitor')

    it('sidecar and web servers are scraped at ports that their pods have', () => {
      expect(monitors.map(({ metadata }) => metadata.name).sort()).toEqual(['sidecar', 'web'])
      for (const { spec, metadata } of monitors) {
        const { selector, podMetricsEndpoints } = spec as PodMonitorSpec
        expect(metadata.namespace).toBe('careers')
        const scraped = listWorkloads(manifests).filter(
          ({ labels }) => labels.app === selector.matchLabels.app,
        )
        expect(scraped).toHaveLength(1)
        const ports = scraped.flatMap(listContainers).flatMap((container) => container.ports ?? [])
        expect(ports.map(({ name }) => name)).toContain(podMetricsEndpoints[0]?.port)
      }
    })

    it('the Ingress is probed from outside, at the front page and at /healthz', () => {
      const probes = manifests.filter(({ kind }) => kind === 'Probe')
      const targets = probes.map(({ metadata, spec }) => {
        const { relabelingConfigs = [] } = (spec as ProbeSpec).targets.ingress
        const [{ regex = '', replacement = '' } = {}] = relabelingConfigs
        return [metadata.namespace, 'https://a.example/'.replace(RegExp(`^${regex}$`), replacement)]
      })
      expect(targets.sort()).toEqual([
        ['careers', 'https://a.example/'],
        ['careers', 'https://a.example/healthz'],
      ])
    })

    it('the monitoring may connect to each port that it scrapes', () => {
      const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy')
      for (const { spec } of monitors) {
        const { selector, podMetricsEndpoints } = spec as PodMonitorSpec
        const open = policies
          .map((policy: Manifest) => policy.spec as NetworkPolicySpec)
          .filter(({ podSelector }) => podSelector.matchLabels?.app === selector.matchLabels.app)
          .flatMap(({ ingress = [] }) => ingress.flatMap(({ ports = [] }) => ports))
        expect(open.map(({ port }) => port)).toContain(podMetricsEndpoints[0]?.port)
      }
    })

    it('the monitoring changes no pod, so that none of its images can stop a publication', () => {
      const own = ['PodMonitor', 'Probe']
      expect(manifests.filter(({ kind }) => !own.includes(kind))).toEqual(renderProfile(profile))
    })
  })
})
