import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { KubernetesRolloutOptions } from './config.js'
import { SupersededError } from '../release/fencing.js'
import { LOOK, ROLLOUT_LIMIT, RolloutError, type Rollout } from './rollout.js'

/** The parts of a Deployment, of `apps/v1`, that are used. */
interface Deployment {
  metadata: { generation: number; labels?: Record<string, string> }
  spec: { template: { spec: { containers: { name: string; image: string }[] } } }
  status?: {
    observedGeneration?: number
    replicas?: number
    updatedReplicas?: number
    availableReplicas?: number
    conditions?: { type: string; status: string; reason?: string }[]
  }
}

/** `kubectl label deployment web publishing=held` */
const HELD = { label: 'publishing', value: 'held' }
const REQUEST_TIME = 10_000

interface Pace {
  look: number
  limit: number
}

/**
 * A Deployment whose image is replaced. The patch tests what it replaces, so of two builds that began
 * with the same image only one can win, however long either took.
 */
export function createKubernetesRollout(
  { apiUrl, namespace, deployment, container, tokenFile }: KubernetesRolloutOptions,
  pace: Pace = { look: LOOK, limit: ROLLOUT_LIMIT },
): Rollout {
  const url = `${apiUrl}/apis/apps/v1/namespaces/${namespace}/deployments/${deployment}`

  const ask = async (init: RequestInit = {}): Promise<Deployment> => {
    const token = (await readFile(tokenFile, 'utf8')).trim()
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(url, {
      ...init,
      headers: { ...headers, ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIME),
    })
    const body = (await response.json()) as Deployment & { message?: string }
    if (response.ok) return body
    // The test within the patch has failed: what it was to replace is not there any more.
    if (response.status === 422 && init.method === 'PATCH') throw new SupersededError(body.message)
    throw new RolloutError(
      `The Deployment ${deployment} was answered with ${response.status}: ${body.message ?? ''}`,
    )
  }

  const read = async () => {
    const found = await ask()
    const index = found.spec.template.spec.containers.findIndex(({ name }) => name === container)
    const image = found.spec.template.spec.containers[index]?.image
    if (image === undefined) {
      throw new RolloutError(`The Deployment ${deployment} has no container "${container}".`)
    }
    return { found, index, image }
  }

  const swap = async (from: string, to: string) => {
    const { index } = await read()
    const path = `/spec/template/spec/containers/${index}/image`
    const { metadata } = await ask({
      method: 'PATCH',
      headers: { 'content-type': 'application/json-patch+json' },
      body: JSON.stringify([
        { op: 'test', path, value: from },
        { op: 'replace', path, value: to },
      ]),
    })
    return metadata.generation
  }

  const awaitServing = async (generation: number) => {
    const givingUpAt = performance.now() + pace.limit
    while (performance.now() < givingUpAt) {
      const progress = judge((await read()).found, generation)
      if (progress === 'serving') return true
      if (progress === 'failed') return false
      await wait(pace.look)
    }
    return false
  }

  return {
    readServed: async () => {
      const { found, image } = await read()
      return { image, isHeld: found.metadata.labels?.[HELD.label] === HELD.value }
    },
    replace: async ({ image: former }, image) => {
      const generation = await swap(former, image)
      if (await awaitServing(generation)) return
      await swap(image, former)
      throw new RolloutError(`${image} did not become ready; ${former} is back in its place.`)
    },
  }
}

function judge(
  { status = {} }: Deployment,
  generation: number,
): 'serving' | 'failed' | 'on its way' {
  if ((status.observedGeneration ?? 0) < generation) return 'on its way'
  const { replicas = 0, updatedReplicas = 0, availableReplicas = 0, conditions = [] } = status
  if (conditions.some(({ reason }) => reason === 'ProgressDeadlineExceeded')) return 'failed'
  const isWhole = updatedReplicas === replicas && availableReplicas === replicas && replicas > 0
  return isWhole ? 'serving' : 'on its way'
}
