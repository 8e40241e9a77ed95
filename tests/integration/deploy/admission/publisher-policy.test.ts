import { describeKustomize, findManifest, renderProfile, type Anything } from '../kustomize.js'
import { rule, type AdmissionRequest } from './policy.js'
import { toStoredDeployment } from './stored-form.js'

type Change = (given: Record<'web' | 'pod' | 'container', Anything>) => void

const IMAGE = `registry.example.com/careers/site@sha256:${'1'.repeat(64)}`

/** What somebody in possession of the publisher might do to the web servers besides. */
const HOSTILE: Record<string, Change> = {
  'a command': ({ container }) => (container.command = ['sh']),
  arguments: ({ container }) => (container.args = ['-c', 'true']),
  'another setting': ({ container }) => container.env.push({ name: 'HSTS', value: 'off' }),
  'a setting less': ({ container }) => container.env.pop(),
  'settings from a secret': ({ container }) =>
    container.envFrom.push({ secretRef: { name: 'sidecar' } }),
  'a program after the start': ({ container }) =>
    (container.lifecycle = { postStart: { exec: { command: ['sh'] } } }),
  'no probe': ({ container }) => delete container.readinessProbe,
  'no security context': ({ container }) => delete container.securityContext,
  'a mounted volume': ({ container }) =>
    container.volumeMounts.push({ name: 'tmp', mountPath: '/srv' }),
  'more memory': ({ container }) => (container.resources.limits.memory = '64Gi'),
  'images that are always pulled': ({ container }) => (container.imagePullPolicy = 'Never'),
  'another name of the container': ({ container }) => (container.name = 'other'),
  'the image of another container': ({ pod }) => (pod.containers[1].image = IMAGE),
  'a container less': ({ pod }) => pod.containers.pop(),
  'a further container': ({ pod }) => pod.containers.push({ name: 'other', image: IMAGE }),
  'a first container': ({ pod }) => (pod.initContainers = [{ name: 'other', image: IMAGE }]),
  'another account': ({ pod }) => (pod.serviceAccountName = 'publisher'),
  'a token': ({ pod }) => (pod.automountServiceAccountToken = true),
  'a volume of a secret': ({ pod }) =>
    pod.volumes.push({ name: 'secret', secret: { secretName: 'registry' } }),
  'the network of the host': ({ pod }) => (pod.hostNetwork = true),
  root: ({ pod }) => (pod.securityContext.runAsUser = 0),
  'a certain node': ({ pod }) => (pod.nodeName = 'control-plane'),
  'a higher priority': ({ pod }) => (pod.priorityClassName = 'system-cluster-critical'),
  'no pods': ({ web }) => (web.spec.replicas = 0),
  'a pause': ({ web }) => (web.spec.paused = true),
  'another strategy': ({ web }) => (web.spec.strategy = { type: 'Recreate' }),
  'a selector': ({ web }) => (web.spec.selector = { matchLabels: { app: 'other' } }),
  'no history': ({ web }) => delete web.spec.revisionHistoryLimit,
  'a label of the pods': ({ web }) => (web.spec.template.metadata.labels['app'] = 'sidecar'),
  'an annotation of the pods': ({ web }) =>
    (web.spec.template.metadata.annotations = { 'sidecar.istio.io/inject': 'false' }),
  'the hold lifted': ({ web }) => delete web.metadata.labels['publishing'],
  'an annotation': ({ web }) => (web.metadata.annotations['evil'] = 'x'),
  'a finalizer': ({ web }) => (web.metadata.finalizers = ['x/y']),
  'an owner': ({ web }) =>
    (web.metadata.ownerReferences = [{ apiVersion: 'v1', kind: 'Pod', name: 'x', uid: 'u' }]),
}

describeKustomize('the admission policy for the publisher', () => {
  const manifests = renderProfile('poll-only')
  const policy = findManifest(manifests, 'ValidatingAdmissionPolicy', 'careers-publisher')
  const manifest = findManifest(manifests, 'Deployment', 'web')

  const served = (): Anything => {
    const given = structuredClone(manifest)
    given.spec.template.spec.containers.push({ name: 'proxy', image: 'proxy:1' })
    const web = toStoredDeployment(given)
    web.metadata.labels['publishing'] = 'held'
    return web
  }
  const ask = (change: Change, account = 'publisher'): AdmissionRequest => {
    const web = served()
    Object.assign(web.metadata, { generation: 2, resourceVersion: '2', managedFields: [] })
    const pod = web.spec.template.spec
    change({ web, pod, container: pod.containers[0] })
    const userInfo = { username: `system:serviceaccount:careers:${account}`, groups: [] }
    return {
      object: web,
      oldObject: served(),
      request: { namespace: 'careers', operation: 'UPDATE', name: web.metadata.name, userInfo },
    }
  }
  const decide = (...requests: AdmissionRequest[]) => rule(policy, 'Deployment', requests)

  it('the expressions pass the type check', () => {
    expect(decide().problems).toEqual([])
  })

  it('a new image is admitted, of the Deployment web alone', () => {
    const { verdicts } = decide(
      ask(({ container }) => (container.image = IMAGE)),
      ask(({ container, web }) => {
        container.image = IMAGE
        web.metadata.name = 'sidecar'
      }),
    )
    expect(verdicts).toEqual([[], expect.arrayContaining([expect.stringContaining('only')])])
  })

  it('whatever the publisher changes besides the image is refused', () => {
    const requests = Object.values(HOSTILE).map((change) =>
      ask((given) => {
        given.container.image = IMAGE
        change(given)
      }),
    )
    const { verdicts } = decide(...requests)
    expect(Object.keys(HOSTILE).filter((_, index) => verdicts[index]?.length !== 1)).toEqual([])
    expect(verdicts.flat().filter((message) => message.startsWith('(error)'))).toEqual([])
  })

  it('the policy is about the publisher alone', () => {
    const { verdicts } = decide(ask(({ web }) => (web.spec.replicas = 5), 'autoscaler'))
    expect(verdicts).toEqual([[]])
  })
})
