import {
  DescribeServicesCommand,
  UpdateServiceCommand,
  type Deployment,
  type Service,
} from '@aws-sdk/client-ecs'
import { SupersededError } from '../release/fencing.js'
import { createEcsClient, type EcsClientSettings } from '../shared/services/ecs-client.js'
import type { Images } from './images.js'
import type { EcsRolloutOptions } from './config.js'
import {
  awaitRollout,
  ROLLOUT_PACE,
  RolloutError,
  type Rollout,
  type RolloutState,
} from './rollout.js'

/** `aws ecs tag-resource --tags key=publishing,value=held` */
const HELD = { key: 'publishing', value: 'held' }

/**
 * A service whose task definition names the image by the tag `live`. ECS resolves the tag once for
 * each deployment, so moving it has no effect before the next deployment. This needs one right on one
 * service, and none to register task definitions.
 */
export function createEcsRollout(
  { cluster, service }: EcsRolloutOptions,
  images: Pick<Images, 'resolveLive' | 'moveLive'>,
  settings: EcsClientSettings = {},
  pace = ROLLOUT_PACE,
): Rollout {
  const client = createEcsClient({ requestTimeout: 10_000, ...settings })

  const readService = async (): Promise<Service> => {
    const command = new DescribeServicesCommand({ cluster, services: [service], include: ['TAGS'] })
    const { services = [], failures = [] } = await client.send(command)
    if (services[0] !== undefined) return services[0]
    throw new RolloutError(`The service ${service}: ${failures[0]?.reason ?? 'not found'}`)
  }

  const deploy = async (image: string, former: string) => {
    const command = new UpdateServiceCommand({ cluster, service, forceNewDeployment: true })
    const { service: updated } = await client.send(command)
    const readState = followDeployment(findPrimary(updated)?.id, readService)
    if (await awaitRollout(readState, pace)) return
    // The service's circuit breaker has restored the former tasks.
    throw new RolloutError(`${image} did not become ready; ${former} stays in its place.`)
  }

  return {
    readServed: async () => {
      const { tags = [] } = await readService()
      const isHeld = tags.some(({ key, value }) => key === HELD.key && value === HELD.value)
      return { image: await images.resolveLive(), isHeld }
    },
    replace: async ({ image: former }, image) => {
      const live = await images.resolveLive()
      if (live !== former) {
        throw new SupersededError(`${live} was published first; ${image} is discarded.`)
      }
      await images.moveLive(image)
      try {
        await deploy(image, former)
      } catch (error) {
        // The next run takes what the tag names for served.
        await images.moveLive(former).catch((cause: Error) => {
          const reason = `${(error as Error).message} The tag \`live\` could not be put back: ${cause.message}`
          throw new RolloutError(reason, { cause })
        })
        throw error
      }
    },
  }
}

/**
 * After the circuit breaker has stopped a deployment, the restored one is primary and completed: only the
 * deployment's own state tells, and that it is gone. It may not be listed at once.
 */
function followDeployment(ownId: string | undefined, readService: () => Promise<Service>) {
  let wasListed = false
  return async (): Promise<RolloutState> => {
    const service = await readService()
    const isOwn = ({ id }: Deployment) => id === ownId
    const deployment =
      ownId === undefined ? findPrimary(service) : (service.deployments ?? []).find(isOwn)
    if (deployment === undefined) return wasListed ? 'failed' : 'in progress'
    wasListed = true
    return STATES[deployment.rolloutState ?? ''] ?? 'in progress'
  }
}

const STATES: Partial<Record<string, RolloutState>> = { COMPLETED: 'serving', FAILED: 'failed' }

function findPrimary(service: Service | undefined): Deployment | undefined {
  return service?.deployments?.find(({ status }) => status === 'PRIMARY')
}
