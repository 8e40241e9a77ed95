import { SupersededError } from '../release/fencing.js'
import { describeError, toErrorMessage } from '../shared/services/api-request.js'
import { createKubernetesApi, type KubernetesRequest } from '../shared/services/kubernetes-api.js'
import type { KubernetesRolloutOptions } from './config.js'
import {
  awaitRollout,
  ROLLOUT_PACE,
  RolloutError,
  type Rollout,
  type RolloutState,
  UnavailableError,
} from './rollout.js'

/** The fields of `apps/v1` that are used. */
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

/** Owns the image for server-side apply, so that an apply of the manifests cannot put an older one back. */
const FIELD_MANAGER = 'publisher'

/**
 * Replaces the image of a Deployment. The patch tests the image that it replaces, so of two builds
 * that started from the same image only one can succeed.
 */
export function createKubernetesRollout(
  { deployment, container, ...access }: KubernetesRolloutOptions,
  pace = ROLLOUT_PACE,
): Rollout {
  const api = createKubernetesApi(access, 'apps/v1')

  const request = async (init?: KubernetesRequest): Promise<Deployment> => {
    const owner = init?.method === 'PATCH' ? `?fieldManager=${FIELD_MANAGER}` : ''
    const answer = await api(`deployments/${deployment}${owner}`, init)
    if (answer.status === 200 && answer.body !== null) return answer.body as Deployment
    // The test in the patch has failed: the image is not the expected one any more.
    if (answer.status === 422 && init?.method === 'PATCH') {
      throw new SupersededError(toErrorMessage(answer))
    }
    const message = describeError(`The Deployment ${deployment}`, answer)
    const isUnavailable = answer.status === 429 || answer.status >= 500
    throw isUnavailable ? new UnavailableError(message) : new RolloutError(message)
  }

  const findContainer = ({ spec }: Deployment) => {
    const { containers } = spec.template.spec
    const index = containers.findIndex(({ name }) => name === container)
    const image = containers[index]?.image
    if (image !== undefined) return { index, image }
    throw new RolloutError(`The Deployment ${deployment} has no container "${container}".`)
  }

  const swap = async (from: string, to: string): Promise<number> => {
    const { index } = findContainer(await request())
    const path = `/spec/template/spec/containers/${index}/image`
    const { metadata } = await request({
      method: 'PATCH',
      contentType: 'application/json-patch+json',
      body: [
        { op: 'test', path, value: from },
        { op: 'replace', path, value: to },
      ],
    })
    return metadata.generation
  }

  return {
    readServed: async () => {
      const current = await request()
      const isHeld = current.metadata.labels?.[HELD.label] === HELD.value
      return { image: findContainer(current).image, isHeld }
    },
    replace: async ({ image: former }, image) => {
      const generation = await swap(former, image)
      try {
        if (await awaitRollout(async () => toState(await request(), generation), pace)) return
        throw new RolloutError(`${image} did not become ready; ${former} is back in its place.`)
      } catch (error) {
        await swap(image, former)
        throw error
      }
    },
  }
}

function toState({ status = {} }: Deployment, generation: number): RolloutState {
  if ((status.observedGeneration ?? 0) < generation) return 'in progress'
  const { replicas = 0, updatedReplicas = 0, availableReplicas = 0, conditions = [] } = status
  if (conditions.some(({ reason }) => reason === 'ProgressDeadlineExceeded')) return 'failed'
  const isComplete = updatedReplicas === replicas && availableReplicas === replicas && replicas > 0
  return isComplete ? 'serving' : 'in progress'
}
