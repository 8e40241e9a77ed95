import { createEcsRollout } from '../../../../builder/publish-image/ecs-rollout.js'
import { SupersededError } from '../../../../builder/release/fencing.js'
import { startApi, type Api } from '../../../helpers/server/start-api.js'

const [FIRST, SECOND, THIRD] = ['site@sha256:1', 'site@sha256:2', 'site@sha256:3']

let api: Api
let live: string
let states: string[]
let tags: { key: string; value: string }[]

beforeEach(async () => {
  live = FIRST
  states = []
  tags = []
  api = await startApi(({ headers, body }) => {
    if (String(headers['x-amz-target']).endsWith('.UpdateService')) {
      return { status: 200, json: { service: {}, asked: JSON.parse(body) } }
    }
    const rolloutState = states.shift() ?? 'COMPLETED'
    const deployments = [
      { status: 'ACTIVE', rolloutState: 'COMPLETED' },
      { status: 'PRIMARY', rolloutState },
    ]
    return { status: 200, json: { services: [{ deployments, tags }] } }
  })
})
afterEach(() => api.close())

const createRollout = () =>
  createEcsRollout(
    { cluster: 'careers', service: 'web' },
    {
      resolveLive: async () => live,
      moveLive: async (image) => void (live = image),
    },
    {
      look: 1,
      client: {
        endpoint: api.url,
        region: 'eu-west-2',
        credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
      },
    },
  )

const updates = () =>
  api.requests
    .filter(({ headers }) => String(headers['x-amz-target']).endsWith('.UpdateService'))
    .map(({ body }) => JSON.parse(body) as unknown)

it('moves the tag, deploys anew, and waits for the new tasks', async () => {
  states = ['COMPLETED', 'IN_PROGRESS', 'IN_PROGRESS', 'COMPLETED']
  const rollout = createRollout()
  await rollout.replace(await rollout.readServed(), SECOND)
  expect(live).toBe(SECOND)
  expect(updates()).toEqual([{ cluster: 'careers', service: 'web', forceNewDeployment: true }])
  expect(states).toEqual([])
})

it('moves the tag back when the circuit breaker has put the former tasks back', async () => {
  states = ['COMPLETED', 'IN_PROGRESS', 'FAILED']
  const rollout = createRollout()
  const failed = rollout.replace(await rollout.readServed(), SECOND)
  await expect(failed).rejects.toThrow(`${FIRST} stays in its place`)
  expect(live).toBe(FIRST)
})

it('leaves what somebody else has published meanwhile', async () => {
  const rollout = createRollout()
  const served = await rollout.readServed()
  live = THIRD
  await expect(rollout.replace(served, SECOND)).rejects.toThrow(SupersededError)
  expect([live, updates()]).toEqual([THIRD, []])
})

it('knows when somebody holds it', async () => {
  tags = [{ key: 'publishing', value: 'held' }]
  expect(await createRollout().readServed()).toEqual({ image: FIRST, isHeld: true })
})
