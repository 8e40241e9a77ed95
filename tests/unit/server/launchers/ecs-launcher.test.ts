import type { EcsClientSettings } from '../../../../builder/shared/services/ecs-client.js'
import { createEcsLauncher } from '../../../../server/launchers/ecs-launcher.js'
import { startApi, type Api, type ApiAnswer } from '../../../helpers/server/start-api.js'
import { stopDeadlines } from '../../../helpers/server/stop-deadlines.js'

const REQUEST = {
  requestId: 'request-0001',
  receivedAt: '2026-11-20T10:00:00.000Z',
  ref: 'Zmaster1',
  subject: 'Zmaster1',
}
const ARN = 'arn:aws:ecs:eu-west-2:1:task/careers/1'

interface RunTask {
  clientToken: string
  [member: string]: unknown
}

let api: Api
let onRunTask: (input: RunTask) => ApiAnswer
const inputs = () => api.requests.map(({ body }) => JSON.parse(body) as RunTask)

/** In ms; it passes where no answer comes. */
const DEADLINE = 59_000

beforeEach(async () => {
  onRunTask = () => ({
    status: 200,
    json: { tasks: [{ taskArn: ARN, lastStatus: 'PROVISIONING' }], failures: [] },
  })
  const passDeadline = stopDeadlines(DEADLINE)
  api = await startApi(({ body }) => {
    const answer = onRunTask(JSON.parse(body) as RunTask)
    if (answer === 'hang') passDeadline()
    return answer
  })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await api.close()
})

const createLauncher = (client: EcsClientSettings = {}) =>
  createEcsLauncher({
    cluster: 'careers',
    taskDefinition: 'builder:7',
    container: 'builder',
    subnets: ['subnet-1'],
    securityGroups: ['sg-1'],
    client: {
      endpoint: api.url,
      region: 'eu-west-2',
      credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
      maxAttempts: 2,
      requestTimeout: DEADLINE,
      ...client,
    },
  })

const failure = (type: string, status = 400): ApiAnswer => ({
  status,
  json: { __type: type, message: `${type} was told` },
  headers: { 'content-type': 'application/x-amz-json-1.1' },
})

it('the ECS launcher runs one task, with a token for the build and the attempt', async () => {
  expect(await createLauncher().launch(REQUEST)).toEqual({ build: ARN, isNew: true })
  expect(api.requests[0]?.headers['x-amz-target']).toMatch(/\.RunTask$/)
  const [input] = inputs()
  expect(input?.clientToken).toMatch(/^[0-9a-f]{16}-1$/)
  expect(input).toMatchObject({
    cluster: 'careers',
    taskDefinition: 'builder:7',
    count: 1,
    overrides: {
      containerOverrides: [
        {
          name: 'builder',
          environment: [
            { name: 'REBUILD_REF', value: 'Zmaster1' },
            { name: 'REBUILD_REQUEST_ID', value: 'request-0001' },
          ],
        },
      ],
    },
    networkConfiguration: { awsvpcConfiguration: { assignPublicIp: 'DISABLED' } },
  })
})

it('the ECS launcher uses one token for requests with the same subject', async () => {
  const launcher = createLauncher()
  await launcher.launch(REQUEST)
  await launcher.launch(REQUEST)
  await launcher.launch({ ...REQUEST, subject: 'Zmaster2' })
  const [first, second, third] = inputs().map(({ clientToken }) => clientToken)
  expect(first).toBe(second)
  expect(third).not.toBe(first)
})

it.each([
  { lastStatus: 'RUNNING' },
  { lastStatus: 'DEACTIVATING' },
  { lastStatus: 'STOPPED', containers: [{ exitCode: 0 }] },
])('the ECS launcher does not repeat a build that runs or has succeeded: %j', async (task) => {
  onRunTask = () => ({ status: 200, json: { tasks: [{ taskArn: ARN, ...task }], failures: [] } })
  expect(await createLauncher().launch(REQUEST)).toEqual({ build: ARN, isNew: false })
  expect(api.requests).toHaveLength(1)
})

it.each([
  ['has failed', [{ exitCode: 1 }]],
  ['was stopped before its container started', [{ reason: 'CannotPullContainerError' }]],
  ['was stopped before it had a container', []],
])('the ECS launcher makes another attempt after a task that %s', async (_, containers) => {
  const failed = { taskArn: ARN, lastStatus: 'STOPPED', containers }
  const next = { taskArn: `${ARN}2`, lastStatus: 'PENDING' }
  onRunTask = ({ clientToken }) => ({
    status: 200,
    json: { tasks: [clientToken.endsWith('-1') ? failed : next], failures: [] },
  })
  expect(await createLauncher().launch(REQUEST)).toEqual({ build: `${ARN}2`, isNew: true })
  expect(inputs().map(({ clientToken }) => clientToken.slice(-2))).toEqual(['-1', '-2'])
})

it('the ECS launcher gives up on a build that keeps failing', async () => {
  const task = { taskArn: ARN, lastStatus: 'STOPPED', containers: [{ exitCode: 1 }] }
  onRunTask = () => ({ status: 200, json: { tasks: [task], failures: [] } })
  await expect(createLauncher().launch(REQUEST)).rejects.toMatchObject({ isRetryable: false })
  expect(api.requests).toHaveLength(5)
})

it('the ECS launcher treats an answer of 200 that lists failures as a failure', async () => {
  const failures = [{ arn: ARN, reason: 'RESOURCE:MEMORY' }]
  onRunTask = () => ({ status: 200, json: { tasks: [], failures } })
  const launched = createLauncher().launch(REQUEST)
  await expect(launched).rejects.toMatchObject({ name: 'LaunchError', isRetryable: true })
  await expect(launched).rejects.toThrow('RESOURCE:MEMORY')
})

it('the ECS launcher treats a conflict as a build that has been started', async () => {
  onRunTask = () => ({
    status: 400,
    json: { __type: 'ConflictException', message: 'in use', resourceIds: [ARN] },
  })
  expect(await createLauncher().launch(REQUEST)).toEqual({ build: ARN, isNew: false })
})

it.each<[string, ApiAnswer, boolean]>([
  ['AccessDeniedException', failure('AccessDeniedException'), false],
  ['InvalidParameterException', failure('InvalidParameterException'), false],
  ['ThrottlingException', failure('ThrottlingException'), true],
  ['LimitExceededException', failure('LimitExceededException'), true],
  ['ServerException', failure('ServerException', 500), true],
])(
  'the ECS launcher reports %s and whether a retry may help',
  async (name, answer, isRetryable) => {
    onRunTask = () => answer
    const error = await createLauncher()
      .launch(REQUEST)
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ name: 'LaunchError', isRetryable })
    expect(String(error)).toContain(name)
  },
)

it.each<ApiAnswer>([failure('ThrottlingException'), 'hang'])(
  'the ECS launcher repeats a request that had no effect: %j',
  async (answer) => {
    const sound = onRunTask
    onRunTask = (input) => (api.requests.length === 1 ? answer : sound(input))
    expect(await createLauncher().launch(REQUEST)).toEqual({ build: ARN, isNew: true })
  },
)

it('the ECS launcher repeats a request with the same token when the answer is lost', async () => {
  const started = new Map<string, number>()
  onRunTask = ({ clientToken }) => {
    const requests = (started.get(clientToken) ?? 0) + 1
    started.set(clientToken, requests)
    if (requests === 1) return 'hang'
    return { status: 200, json: { tasks: [{ taskArn: ARN, lastStatus: 'RUNNING' }], failures: [] } }
  }
  expect(await createLauncher().launch(REQUEST)).toEqual({ build: ARN, isNew: false })
  expect([...started.values()]).toEqual([2])
})

it.each(['hang', 'cut'] as const)(
  'the ECS launcher gives up on a service that never answers: %s',
  async (answer) => {
    onRunTask = () => answer
    await expect(createLauncher().launch(REQUEST)).rejects.toMatchObject({ isRetryable: true })
  },
)

it('the ECS launcher signs with the current credentials, since they are rotated', async () => {
  let number = 0
  const credentials = async () => ({
    accessKeyId: `id-${++number}`,
    secretAccessKey: 'key',
    expiration: new Date(0),
  })
  const launcher = createLauncher({ credentials })
  await launcher.launch(REQUEST)
  await launcher.launch({ ...REQUEST, subject: 'other' })
  const signed = api.requests.map(
    ({ headers }) => /Credential=(id-\d+)/.exec(`${headers.authorization}`)?.[1],
  )
  expect(new Set(signed).size).toBe(2)
})
