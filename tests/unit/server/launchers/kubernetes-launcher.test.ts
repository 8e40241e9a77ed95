import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createKubernetesLauncher } from '../../../../server/launchers/kubernetes-launcher.js'
import type { KubernetesJob } from '../../../../server/launchers/kubernetes-job.js'
import { startApi, type Api, type ApiAnswer } from '../../../helpers/server/start-api.js'
import { stopDeadlines } from '../../../helpers/server/stop-deadlines.js'

const CRON_JOB = {
  kind: 'CronJob',
  spec: {
    schedule: '*/5 * * * *',
    jobTemplate: {
      metadata: { labels: { app: 'rebuild' } },
      spec: {
        backoffLimit: 1,
        activeDeadlineSeconds: 900,
        template: {
          spec: {
            restartPolicy: 'Never',
            containers: [
              { name: 'builder', image: 'builder@sha256:1', env: [{ name: 'A', value: '1' }] },
            ],
          },
        },
      },
    },
  },
}
const REQUEST = {
  requestId: 'request-0001',
  receivedAt: '2026-11-20T10:00:00.000Z',
  ref: 'Zmaster1',
  subject: 'Zmaster1',
}

let folder: string
let tokenFile: string
let api: Api
let jobs: KubernetesJob[]
let onCreate: (job: KubernetesJob) => ApiAnswer

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'careers-token-'))
  tokenFile = path.join(folder, 'token')
  writeFileSync(tokenFile, 'first-token\n')
  writeFileSync(path.join(folder, 'namespace'), 'careers')
  jobs = []
  onCreate = create
  const passDeadline = stopDeadlines()
  api = await startApi(({ method, path: address, body }) => {
    const url = new URL(address, 'http://api')
    if (url.pathname.endsWith('/cronjobs/site-reconcile')) return { status: 200, json: CRON_JOB }
    if (method === 'POST') {
      const answer = onCreate(JSON.parse(body) as KubernetesJob)
      if (answer === 'hang') passDeadline()
      return answer
    }
    const [, key] = (url.searchParams.get('labelSelector') ?? '').split('=')
    const items = jobs.filter(
      ({ metadata: { labels } }) => key === undefined || labels?.['rebuild-key'] === key,
    )
    return { status: 200, json: { kind: 'JobList', items } }
  })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await api.close()
  rmSync(folder, { recursive: true })
})

/** As the API server does: a name exists once. */
function create(job: KubernetesJob): ApiAnswer {
  if (jobs.some(({ metadata }) => metadata.name === job.metadata.name)) {
    return { status: 409, json: { kind: 'Status', reason: 'AlreadyExists' } }
  }
  jobs.push(job)
  return { status: 201, json: job }
}

const createLauncher = () =>
  createKubernetesLauncher({ apiUrl: api.url, account: folder, cronJob: 'site-reconcile' })

it('the Kubernetes launcher lists how long the Jobs that have succeeded took', async () => {
  const launcher = createLauncher()
  for (const ref of ['a', 'b']) await launcher.launch({ ...REQUEST, ref, subject: ref })
  expect(await launcher.listPublications?.()).toEqual([])
  for (const job of jobs) job.metadata.creationTimestamp = '2026-11-20T10:00:00Z'
  const [done] = jobs
  if (done) done.status = { completionTime: '2026-11-20T10:01:30Z' }
  expect(await launcher.listPublications?.()).toEqual([
    { publishedAt: '2026-11-20T10:00:00Z', endedAt: '2026-11-20T10:01:30Z' },
  ])
})

it('the Kubernetes launcher creates a Job from the template, with the ref', async () => {
  const launched = await createLauncher().launch(REQUEST)
  expect(launched).toEqual({ build: jobs[0]?.metadata.name, isNew: true })
  expect(jobs[0]?.metadata.name).toMatch(/^rebuild-[0-9a-f]{16}-a1$/)
  expect(jobs[0]).toMatchObject({
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      labels: { app: 'rebuild', 'rebuild-attempt': '1' },
      annotations: { 'cronjob.kubernetes.io/instantiate': 'manual' },
    },
    spec: { backoffLimit: 1, activeDeadlineSeconds: 900 },
  })
  expect(jobs[0]?.metadata).not.toHaveProperty('ownerReferences')
  expect(jobs[0]?.spec.template.spec.containers[0]?.env).toEqual([
    { name: 'A', value: '1' },
    { name: 'REBUILD_REF', value: 'Zmaster1' },
    { name: 'REBUILD_REQUEST_ID', value: 'request-0001' },
  ])
})

it('the Kubernetes launcher creates one Job for twenty simultaneous requests', async () => {
  const launcher = createLauncher()
  const launched = await Promise.all(Array.from({ length: 20 }, () => launcher.launch(REQUEST)))
  expect(jobs).toHaveLength(1)
  expect(launched.filter(({ isNew }) => isNew)).toHaveLength(1)
})

it('the Kubernetes launcher creates another Job for another ref', async () => {
  const launcher = createLauncher()
  await launcher.launch(REQUEST)
  await launcher.launch({ ...REQUEST, ref: 'Zmaster2', subject: 'Zmaster2' })
  expect(jobs).toHaveLength(2)
})

it.each<[string, KubernetesJob['status']]>([
  ['is pending', {}],
  ['is running', { conditions: [{ type: 'Suspended', status: 'False' }] }],
  ['has succeeded', { conditions: [{ type: 'Complete', status: 'True' }] }],
])('the Kubernetes launcher creates no second Job beside one that %s', async (_, status) => {
  const launcher = createLauncher()
  await launcher.launch(REQUEST)
  const [job] = jobs
  Object.assign(job ?? {}, { status })
  expect(await launcher.launch(REQUEST)).toEqual({ build: job?.metadata.name, isNew: false })
  expect(jobs).toHaveLength(1)
})

it('the Kubernetes launcher makes another attempt after a failed Job', async () => {
  const launcher = createLauncher()
  await launcher.launch(REQUEST)
  const [job] = jobs
  if (job !== undefined) job.status = { conditions: [{ type: 'Failed', status: 'True' }] }
  expect((await launcher.launch(REQUEST)).build).toMatch(/-a2$/)
})

it('the Kubernetes launcher reads its token for each request, since it is rotated', async () => {
  const launcher = createLauncher()
  await launcher.launch(REQUEST)
  writeFileSync(tokenFile, 'second-token')
  await launcher.launch({ ...REQUEST, subject: 'other' })
  const tokens = api.requests.map(({ headers }) => headers.authorization)
  expect(new Set(tokens)).toEqual(new Set(['Bearer first-token', 'Bearer second-token']))
})

it.each<[string, ApiAnswer, boolean]>([
  ['a quota', { status: 403, json: { message: 'exceeded quota: jobs' } }, true],
  ['missing rights', { status: 403, json: { message: 'jobs is forbidden: cannot create' } }, false],
  ['an expired token', { status: 401, json: { message: 'Unauthorized' } }, false],
  ['an invalid Job', { status: 422, json: { message: 'spec.template is invalid' } }, false],
  ['too many requests', { status: 429, headers: { 'retry-after': '7' } }, true],
  ['a server error', { status: 500, json: { message: 'etcd' } }, true],
])(
  'the Kubernetes launcher reports %s and whether a retry may help',
  async (_, answer, isRetryable) => {
    onCreate = () => answer
    const error = await createLauncher()
      .launch(REQUEST)
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ name: 'LaunchError', isRetryable })
    expect(String(error)).not.toContain('first-token')
    if (typeof answer === 'object' && answer.headers) {
      expect(error).toMatchObject({ retryAfter: 7 })
    }
  },
)

it('the Kubernetes launcher repeats a request whose answer is lost, by the same name', async () => {
  let isFirst = true
  onCreate = (job) => {
    const answer = create(job)
    if (!isFirst) return answer
    isFirst = false
    return 'cut'
  }
  expect(await createLauncher().launch(REQUEST)).toMatchObject({ isNew: false })
  expect(jobs).toHaveLength(1)
})
