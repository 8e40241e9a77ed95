import { createJob } from '../../../../server/launchers/kubernetes-job.js'
import { describeKustomize, findManifest, renderProfile, type Anything } from '../kustomize.js'
import { rule, ruleVariants, type AdmissionRequest } from './policy.js'
import { toStoredCronJob, toStoredJob } from './stored-form.js'

const NAMESPACE = 'careers'
const LAUNCHED = {
  'with a ref': {
    ref: 'ZxKnKxEAACIA~_.-',
    requestId: 'a'.repeat(32),
    key: '0'.repeat(16),
    attempt: 1,
  },
  'without a ref': { ref: null, requestId: 'request-0001', key: 'f'.repeat(16), attempt: 12 },
}

/** Where the launcher's Job may differ: the API server fills it in itself, or no harm is in leaving it out. */
const FREE = [
  /^(?:\+|\.(?:apiVersion|kind)-?|\.spec\.template\+)$/,
  /^\.metadata\.(?:uid|creationTimestamp|generation|namespace)-?$/,
  /^\.metadata\.(?:labels\.app|annotations\..+)-$/,
  /^\.spec\.(?:parallelism|completions|completionMode|suspend|manualSelector)-$/,
  /^\.spec\.selector/,
  /^\.spec\.template\.metadata\.creationTimestamp$/,
  /^\.spec\.template\.metadata\.labels\.(?:batch\.kubernetes\.io\/)?(?:controller-uid|job-name)-?$/,
  /\.env\[REBUILD_\w+\]\.value-$/,
]

describeKustomize('the admission policy for the launcher', () => {
  const manifests = renderProfile('image-layer')
  const policy = findManifest(manifests, 'ValidatingAdmissionPolicy', `${NAMESPACE}-launcher`)
  const cronJob = toStoredCronJob(findManifest(manifests, 'CronJob', 'site-reconcile'))

  const launch = (given: keyof typeof LAUNCHED, template = cronJob): Anything => {
    const wanted = { receivedAt: '', subject: 'Z', ...LAUNCHED[given] }
    return toStoredJob(createJob(template, wanted), NAMESPACE)
  }
  const ask = (object: Anything, account = 'sidecar', params = cronJob): AdmissionRequest => ({
    object,
    params,
    request: {
      namespace: NAMESPACE,
      operation: 'CREATE',
      name: object.metadata?.name ?? '',
      userInfo: { username: `system:serviceaccount:${NAMESPACE}:${account}`, groups: [] },
    },
  })

  it.each(Object.keys(LAUNCHED) as (keyof typeof LAUNCHED)[])(
    'the launcher’s own Job %s is admitted',
    (given) => {
      expect(rule(policy, [ask(launch(given))])).toEqual([[]])
    },
  )

  it('the launcher’s own Job is admitted whatever the template says of pods and Jobs', () => {
    const params = structuredClone(cronJob)
    const { metadata, spec } = params.spec.jobTemplate
    Object.assign(metadata, { annotations: { team: 'careers' } })
    Object.assign(spec, { completions: 1, suspend: false })
    spec.template.metadata.annotations = { 'sidecar.istio.io/inject': 'false' }
    spec.template.spec.tolerations = [{ key: 'spot', operator: 'Exists' }]
    const job = launch('with a ref', params)
    expect(rule(policy, [ask(job, 'sidecar', params)])).toEqual([[]])
    expect(rule(policy, [ask(job)])[0]).not.toEqual([])
  })

  it('no other change of the Job in one place is admitted, and each rule refuses one that the others admit', () => {
    const { verdicts, admitted } = ruleVariants(policy, launch('with a ref'), ask)
    expect(verdicts.length).toBeGreaterThan(250)
    expect(admitted.filter((place) => !FREE.some((free) => free.test(place)))).toEqual([])
    const alone = verdicts.filter((messages) => messages.length === 1).flat()
    const { validations } = policy.spec as { validations: { message: string }[] }
    expect(alone).toEqual(expect.arrayContaining(validations.map(({ message }) => message)))
  })

  it.each<[string, (builder: Anything) => unknown]>([
    ['two refs', ({ env }) => env.push({ name: 'REBUILD_REF', value: 'Z' })],
    ['no ref', ({ env }) => env.splice(-2, 1)],
    ['settings in another order', ({ env }) => env.reverse()],
    [
      'the ref from a secret',
      ({ env }) => {
        const valueFrom = { secretKeyRef: { name: 'sidecar', key: 'status-token' } }
        env.splice(-2, 1, { name: 'REBUILD_REF', valueFrom })
      },
    ],
    ['the ref made of another setting', ({ env }) => (env.at(-2).value = '$(TMPDIR)')],
  ])('a Job with %s is refused', (_, change) => {
    const job = launch('with a ref')
    change(job.spec.template.spec.containers[0])
    expect(rule(policy, [ask(job)])[0]).toHaveLength(1)
  })

  it('the policy is about the sidecar alone', () => {
    const job = launch('with a ref')
    job.spec.template.spec.serviceAccountName = 'other'
    expect(rule(policy, [ask(job, 'publisher'), ask(job)])).toEqual([[], [expect.any(String)]])
  })
})
