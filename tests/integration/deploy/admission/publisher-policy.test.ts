import { describeKustomize, findManifest, renderProfile, type Anything } from '../kustomize.js'
import { rule, ruleVariants, type AdmissionRequest } from './policy.js'
import { toStoredDeployment } from './stored-form.js'

const IMAGE = `registry.example.com/careers/site@sha256:${'1'.repeat(64)}`

/** Besides the image: what the API server fills in itself. */
const FREE = [
  /^(?:\+|\.(?:apiVersion|kind)-?|\.spec\.template\+)$/,
  /^\.metadata\.(?:generation|resourceVersion|managedFields)[-+]?$/,
  /^\.spec\.template\.spec\.containers\[web\]\.image$/,
]

describeKustomize('the admission policy for the publisher', () => {
  const manifests = renderProfile('poll-only')
  const policy = findManifest(manifests, 'ValidatingAdmissionPolicy', 'careers-publisher')
  const given = structuredClone(findManifest(manifests, 'Deployment', 'web'))
  given.spec.template.spec.containers.push({ name: 'proxy', image: 'proxy:1' })
  const served = toStoredDeployment(given)
  served.metadata.labels['publishing'] = 'held'

  const ask = (object: Anything, account = 'publisher'): AdmissionRequest => {
    const userInfo = { username: `system:serviceaccount:careers:${account}`, groups: [] }
    const name = object.metadata?.name ?? ''
    return {
      object,
      oldObject: served,
      request: { namespace: 'careers', operation: 'UPDATE', name, userInfo },
    }
  }
  const updated = (): Anything => {
    const web = structuredClone(served)
    Object.assign(web.metadata, { generation: 2, resourceVersion: '2', managedFields: [] })
    web.spec.template.spec.containers[0].image = IMAGE
    return web
  }

  it('a new image is admitted, of the Deployment web alone', () => {
    const other = updated()
    other.metadata.name = 'sidecar'
    expect(rule(policy, [ask(updated()), ask(other)])).toEqual([
      [],
      expect.arrayContaining([expect.stringContaining('only')]),
    ])
  })

  it('whatever the publisher changes besides the image is refused', () => {
    const { verdicts, admitted } = ruleVariants(policy, updated(), ask)
    expect(verdicts.length).toBeGreaterThan(200)
    expect(admitted.filter((place) => !FREE.some((free) => free.test(place)))).toEqual([])
  })

  it('the policy is about the publisher alone', () => {
    const web = updated()
    web.spec.replicas = 5
    expect(rule(policy, [ask(web, 'autoscaler')])).toEqual([[]])
  })
})
