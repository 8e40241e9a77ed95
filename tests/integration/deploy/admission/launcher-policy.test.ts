import { createJob } from '../../../../server/launchers/kubernetes-job.js'
import { describeKustomize, findManifest, renderProfile, type Anything } from '../kustomize.js'
import { HOSTILE_JOBS } from './hostile-jobs.js'
import { rule, type AdmissionRequest, type Ruling } from './policy.js'
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

describeKustomize('the admission policy for the launcher', () => {
  const manifests = renderProfile('image-layer')
  const policy = findManifest(manifests, 'ValidatingAdmissionPolicy', `${NAMESPACE}-launcher`)
  const cronJob = toStoredCronJob(findManifest(manifests, 'CronJob', 'site-reconcile'))

  const launch = (given: keyof typeof LAUNCHED): Anything => {
    const wanted = { receivedAt: '', subject: 'Z', ...LAUNCHED[given] }
    return toStoredJob(createJob(cronJob, wanted), NAMESPACE)
  }
  const ask = (object: Anything, account = 'sidecar', params = cronJob): AdmissionRequest => ({
    object,
    params,
    request: {
      namespace: NAMESPACE,
      operation: 'CREATE',
      name: object.metadata.name,
      userInfo: { username: `system:serviceaccount:${NAMESPACE}:${account}`, groups: [] },
    },
  })
  const decide = (...requests: AdmissionRequest[]): Ruling => rule(policy, 'Job', requests)

  it('the expressions pass the type check', () => {
    expect(decide().problems).toEqual([])
  })

  it.each(Object.keys(LAUNCHED) as (keyof typeof LAUNCHED)[])(
    'the launcher’s own Job %s is admitted',
    (given) => {
      expect(decide(ask(launch(given))).verdicts).toEqual([[]])
    },
  )

  it('the launcher’s own Job is admitted whatever the template says of pods and Jobs', () => {
    const params = structuredClone(cronJob)
    const { metadata, spec } = params.spec.jobTemplate
    Object.assign(metadata, { annotations: { team: 'careers' } })
    Object.assign(spec, { completions: 1, suspend: false })
    spec.template.metadata.annotations = { 'sidecar.istio.io/inject': 'false' }
    spec.template.spec.tolerations = [{ key: 'spot', operator: 'Exists' }]
    const wanted = { receivedAt: '', subject: 'Z', ...LAUNCHED['with a ref'] }
    const job = toStoredJob(createJob(params, wanted), NAMESPACE)
    expect(decide(ask(job, 'sidecar', params)).verdicts).toEqual([[]])
    expect(decide(ask(job)).verdicts[0]).not.toEqual([])
  })

  it('of a hundred hostile variants of the Job none is admitted', () => {
    const variants = Object.entries(HOSTILE_JOBS)
    expect(variants.length).toBeGreaterThanOrEqual(100)
    const requests = variants.map(([, change]) => {
      const job = launch('with a ref')
      const [builder] = job.spec.template.spec.containers
      change({ job, pod: job.spec.template.spec, builder: builder })
      return ask(job)
    })
    const own = JSON.stringify(launch('with a ref'))
    for (const { object } of requests) expect(JSON.stringify(object)).not.toBe(own)
    const { verdicts } = decide(...requests)
    const admitted = variants.filter((_, index) => verdicts[index]?.length === 0)
    expect(admitted.map(([name]) => name)).toEqual([])
    // An error would refuse them too, but say nothing.
    expect(verdicts.flat().filter((message) => message.startsWith('(error)'))).toEqual([])
  })

  it('the policy is about the sidecar alone', () => {
    const job = launch('with a ref')
    job.spec.template.spec.serviceAccountName = 'other'
    const { verdicts } = decide(ask(job, 'publisher'), ask(job))
    expect(verdicts[0]).toEqual([])
    expect(verdicts[1]).not.toEqual([])
  })

  it('each rule refuses something that the others admit', () => {
    const { validations } = policy.spec as { validations: { message: string }[] }
    const requests = Object.values(HOSTILE_JOBS).map((change) => {
      const job = launch('with a ref')
      change({ job, pod: job.spec.template.spec, builder: job.spec.template.spec.containers[0] })
      return ask(job)
    })
    const alone = decide(...requests).verdicts.filter((messages) => messages.length === 1)
    expect([...new Set(alone.flat())].sort()).toEqual(
      validations.map(({ message }) => message).sort(),
    )
  })
})
