import { createEcsRollout } from '../../../../builder/publish-image/ecs-rollout.js'
import type { EcsClientSettings } from '../../../../builder/shared/services/ecs-client.js'
import { SupersededError } from '../../../../builder/release/fencing.js'
import { startApi, type Api, type ApiAnswer } from '../../../helpers/server/start-api.js'

const [FIRST, SECOND, THIRD] = ['site@sha256:1', 'site@sha256:2', 'site@sha256:3']

let api: Api
let live: string
let states: string[]
let restoredAfter: number
let tags: { key: string; value: string }[]

beforeEach(async () => {
  live = FIRST
  states = []
  restoredAfter = Infinity
  tags = []
  api = await startApi(({ headers, body }) => {
    if (String(headers['x-amz-target']).endsWith('.UpdateService')) {
      const deployments = [
        { id: 'new', status: 'PRIMARY' },
        { id: 'former', status: 'ACTIVE' },
      ]
      return { status: 200, json: { service: { deployments }, asked: JSON.parse(body) } }
    }
    const rolloutState = states.shift() ?? 'COMPLETED'
    const isRestored = restoredAfter-- <= 0
    const deployments = isRestored
      ? [{ id: 'former', status: 'PRIMARY', rolloutState: 'COMPLETED' }]
      : [
          { id: 'former', status: 'ACTIVE', rolloutState: 'COMPLETED' },
          { id: 'new', status: 'PRIMARY', rolloutState },
        ]
    return { status: 200, json: { services: [{ deployments, tags }] } }
  })
})
afterEach(() => api.close())

const createRollout = (settings: EcsClientSettings = {}) =>
  createEcsRollout(
    { cluster: 'careers', service: 'web' },
    {
      resolveLive: async () => live,
      moveLive: async (image) => void (live = image),
    },
    {
      endpoint: api.url,
      region: 'eu-west-2',
      credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
      ...settings,
    },
    { interval: 1, limit: 10_000 },
  )

const updates = () =>
  api.requests
    .filter(({ headers }) => String(headers['x-amz-target']).endsWith('.UpdateService'))
    .map(({ body }) => JSON.parse(body) as unknown)

it('an ECS rollout moves the tag, forces a deployment and waits for the new tasks', async () => {
  states = ['COMPLETED', 'IN_PROGRESS', 'IN_PROGRESS', 'COMPLETED']
  const rollout = createRollout()
  await rollout.replace(await rollout.readServed(), SECOND)
  expect(live).toBe(SECOND)
  expect(updates()).toEqual([{ cluster: 'careers', service: 'web', forceNewDeployment: true }])
  expect(states).toEqual([])
})

it('an ECS rollout moves the tag back when the circuit breaker stops the deployment', async () => {
  states = ['COMPLETED', 'IN_PROGRESS', 'FAILED']
  const rollout = createRollout()
  const failed = rollout.replace(await rollout.readServed(), SECOND)
  await expect(failed).rejects.toThrow(`${FIRST} stays in its place`)
  expect(live).toBe(FIRST)
})

it('an ECS rollout does not take the deployment that the circuit breaker restored for its own', async () => {
  states = ['COMPLETED', 'IN_PROGRESS', 'IN_PROGRESS']
  restoredAfter = 3
  const rollout = createRollout()
  const failed = rollout.replace(await rollout.readServed(), SECOND)
  await expect(failed).rejects.toThrow(`${FIRST} stays in its place`)
  expect(live).toBe(FIRST)
})

it('an ECS rollout does not replace an image that another build has published', async () => {
  const rollout = createRollout()
  const served = await rollout.readServed()
  live = THIRD
  await expect(rollout.replace(served, SECOND)).rejects.toThrow(SupersededError)
  expect([live, updates()]).toEqual([THIRD, []])
})

it('an ECS service with the tag publishing=held is reported as held', async () => {
  tags = [{ key: 'publishing', value: 'held' }]
  expect(await createRollout().readServed()).toEqual({ image: FIRST, isHeld: true })
})

it('an ECS rollout repeats a request whose answer does not arrive in time', async () => {
  let isFirst = true
  const slow = await startApi(() => {
    const answer = isFirst ? 'hang' : { status: 200, json: { services: [{ deployments: [] }] } }
    isFirst = false
    return answer as ApiAnswer
  })
  const rollout = createRollout({ endpoint: slow.url, requestTimeout: 200 })
  expect(await rollout.readServed()).toEqual({ image: FIRST, isHeld: false })
  expect(slow.requests).toHaveLength(2)
  await slow.close()
})
