import { DescribeServicesCommand, UpdateServiceCommand, type Service } from '@aws-sdk/client-ecs'
import { SupersededError } from '../release/fencing.js'
import { createEcsClient, type EcsClientSettings } from '../shared/ecs-client.js'
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
    await client.send(new UpdateServiceCommand({ cluster, service, forceNewDeployment: true }))
    if (await awaitRollout(async () => toState(await readService()), pace)) return
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

function toState({ deployments = [] }: Service): RolloutState {
  const state = deployments.find(({ status }) => status === 'PRIMARY')?.rolloutState
  return state === 'COMPLETED' ? 'serving' : state === 'FAILED' ? 'failed' : 'in progress'
}
