import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  describeKustomize,
  findManifest,
  PROFILES,
  renderOverlay,
  renderProfile,
  type Manifest,
} from './kustomize.js'

const GUIDE = readFileSync(path.resolve(__dirname, '../../../deploy/kubernetes/README.md'), 'utf8')

const ADDRESS = 'https://git.example.com/careers-site//deploy/kubernetes'
const PUBLISHED = `
namespace: careers
resources: [${ADDRESS}/image-layer?ref=v1]
components: [${ADDRESS}/published?ref=v1]
transformers: [${ADDRESS}/own-names?ref=v1]`

const isOfCluster = ({ metadata }: Manifest) => metadata.namespace === undefined

describeKustomize('two installations in one cluster', () => {
  describe.each(PROFILES)('the profile %s', (profile) => {
    const live = renderProfile(profile, 'jobs')
    const staging = renderProfile(profile, 'jobs-staging')
    const both = [
      ['jobs', live],
      ['jobs-staging', staging],
    ] as const

    it('objects of the whole cluster are named after their namespace', () => {
      for (const [namespace, manifests] of both) {
        const named = manifests.filter(isOfCluster).map(({ metadata }) => metadata.name)
        expect(named.length).toBeGreaterThan(1)
        for (const name of named) expect(`${name}-`.startsWith(`${namespace}-`)).toBe(true)
      }
      const others = live.filter(({ metadata }) => metadata.namespace !== undefined)
      expect(new Set(others.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['jobs']))
    })

    it('the two differ in nothing but the name of the namespace', () => {
      expect(JSON.stringify(staging)).not.toMatch(/NAMESPACE-|\bcareers\.svc/)
      const renamed = JSON.stringify(staging).replaceAll('jobs-staging', 'jobs')
      expect(JSON.parse(renamed)).toEqual(live)
      expect(JSON.stringify(live)).not.toContain('staging')
    })

    it('rights, policies and priorities refer to the own namespace', () => {
      for (const [namespace, manifests] of both) {
        for (const { subjects } of manifests.filter(({ kind }) => kind === 'RoleBinding'))
          expect(subjects).toEqual([expect.objectContaining({ namespace })])
        const known = manifests.map(({ metadata }) => metadata.name)
        const bindings = manifests.filter(({ kind }) => /PolicyBinding$/.test(kind))
        for (const { spec } of bindings) {
          const { policyName, matchResources } = spec as never
          expect(known).toContain(policyName)
          expect(matchResources).toEqual({
            namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } },
          })
        }
        const web = findManifest(manifests, 'Deployment', 'web')
        expect(known).toContain(web.spec.template.spec.priorityClassName)
      }
    })
  })

  it('without its names an installation is refused by the API server', () => {
    const manifests = renderOverlay(`
      namespace: jobs
      resources: [${ADDRESS}/image-layer?ref=v1]`)
    const named = manifests.filter(({ kind }) => /Policy|PriorityClass/.test(kind))
    const valid = named.filter(
      ({ metadata, kind }) => kind !== 'NetworkPolicy' && /^[a-z0-9.-]+$/.test(metadata.name),
    )
    expect(valid).toEqual([])
  })
})

describeKustomize('manifests that are applied again', () => {
  it('an overlay of a published site leaves the image, and nothing else, to the publisher', () => {
    const plain = renderProfile('image-layer')
    const published = renderOverlay(PUBLISHED)
    const [container] = findManifest(published, 'Deployment', 'web').spec.template.spec.containers
    expect(container).not.toHaveProperty('image')
    expect(container.name).toBe('web')
    delete findManifest(plain, 'Deployment', 'web').spec.template.spec.containers[0].image
    expect(published).toEqual(plain)
  })

  it('the guide applies manifests on the server, where fields have owners', () => {
    const applied = GUIDE.match(/kubectl apply[^\n`]*--kustomize[^\n`]*/g) ?? []
    expect(applied.length).toBeGreaterThan(0)
    for (const command of applied) expect(command).toContain('--server-side')
    expect(GUIDE).not.toContain('--force-conflicts')
    expect(GUIDE).toContain('deploy/kubernetes/published?ref=')
  })
})
