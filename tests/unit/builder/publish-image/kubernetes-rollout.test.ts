import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createKubernetesRollout } from '../../../../builder/publish-image/kubernetes-rollout.js'
import { RolloutError } from '../../../../builder/publish-image/rollout.js'
import { SupersededError } from '../../../../builder/release/fencing.js'
import { startApi } from '../../../helpers/server/start-api.js'
import { startDeploymentApi } from '../../../helpers/deploy/start-deployment-api.js'

const [FIRST, SECOND, THIRD] = ['site@sha256:1', 'site@sha256:2', 'site@sha256:3']

let folder: string
let tokenFile: string
let api: Awaited<ReturnType<typeof startDeploymentApi>>

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'careers-token-'))
  tokenFile = path.join(folder, 'token')
  writeFileSync(tokenFile, 'first-token\n')
  writeFileSync(path.join(folder, 'namespace'), 'careers')
  api = await startDeploymentApi({ image: FIRST })
})
afterEach(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const createRollout = (apiUrl = api.url, container = 'web') =>
  createKubernetesRollout(
    { apiUrl, account: folder, deployment: 'web', container },
    { interval: 1, limit: 10_000 },
  )

it('a Kubernetes rollout reads the served image with its current account token', async () => {
  expect(await createRollout().readServed()).toEqual({ image: FIRST, isHeld: false })
  writeFileSync(tokenFile, 'second-token\n')
  api.state.labels = { publishing: 'held' }
  expect(await createRollout().readServed()).toEqual({ image: FIRST, isHeld: true })
  expect(api.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer first-token',
    'Bearer second-token',
  ])
})

it('a Kubernetes rollout replaces the image and waits until all pods serve it', async () => {
  const rollout = createRollout()
  await rollout.replace(await rollout.readServed(), SECOND)
  expect([api.state.image, api.patches()]).toEqual([SECOND, 1])
})

it('a Kubernetes rollout does not replace an image that another build has published', async () => {
  const rollout = createRollout()
  const served = await rollout.readServed()
  api.state.image = THIRD
  await expect(rollout.replace(served, SECOND)).rejects.toThrow(SupersededError)
  expect(api.state.image).toBe(THIRD)
})

it('only one of two Kubernetes rollouts from the same image succeeds', async () => {
  const rollout = createRollout()
  const served = await rollout.readServed()
  const ends = await Promise.allSettled([
    rollout.replace(served, SECOND),
    rollout.replace(served, THIRD),
  ])
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  expect(reasons).toEqual([expect.any(SupersededError)])
})

it('a Kubernetes rollout restores the previous image if the new one does not work', async () => {
  api.state.isSound = (image) => image !== SECOND
  const rollout = createRollout()
  const failed = rollout.replace(await rollout.readServed(), SECOND)
  await expect(failed).rejects.toThrow(`${FIRST} is back in its place`)
  expect(api.state.image).toBe(FIRST)
})

it('a Kubernetes rollout reports the error of the API server', async () => {
  const refusing = await startApi(() => ({ status: 403, json: { message: 'cannot get' } }))
  const failed = createRollout(refusing.url).readServed()
  await expect(failed).rejects.toThrow(
    new RolloutError('The Deployment web was answered with 403: cannot get'),
  )
  await refusing.close()
})

it('a Kubernetes rollout reports the status of an answer that is not JSON', async () => {
  const proxy = await startApi(() => ({ status: 502 }))
  await expect(createRollout(proxy.url).readServed()).rejects.toThrow(
    new RolloutError('The Deployment web was answered with 502'),
  )
  await proxy.close()
})

it('a Kubernetes rollout continues to wait when a poll gets no answer', async () => {
  api.state.lostPolls = 2
  const rollout = createRollout()
  await rollout.replace(await rollout.readServed(), SECOND)
  expect(api.state).toMatchObject({ image: SECOND, lostPolls: -1 })
})

it('a Kubernetes rollout continues to wait while the API server is overloaded', async () => {
  api.state.refusedPolls = [500, 429, 503]
  const rollout = createRollout()
  await rollout.replace(await rollout.readServed(), SECOND)
  expect(api.state).toMatchObject({ image: SECOND, refusedPolls: [] })
})

it('a Kubernetes rollout restores the previous image if it may not read how the new one does', async () => {
  api.state.refusedPolls = [403]
  const rollout = createRollout()
  const failed = rollout.replace(await rollout.readServed(), SECOND)
  await expect(failed).rejects.toThrow('The Deployment web was answered with 403')
  expect(api.state.image).toBe(FIRST)
})

it('the error of a Kubernetes rollout names a container that does not exist', async () => {
  await expect(createRollout(api.url, 'nginx').readServed()).rejects.toThrow('no container "nginx"')
})
