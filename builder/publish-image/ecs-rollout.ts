import { setTimeout as wait } from 'node:timers/promises'
import {
  DescribeServicesCommand,
  ECSClient,
  UpdateServiceCommand,
  type ECSClientConfig,
  type Service,
} from '@aws-sdk/client-ecs'
import type { EcsRolloutOptions } from './config.js'
import type { Images } from './images.js'
import { SupersededError } from '../release/fencing.js'
import { LOOK, ROLLOUT_LIMIT, RolloutError, type Rollout } from './rollout.js'

/** `aws ecs tag-resource --tags key=publishing,value=held` */
const HELD = { key: 'publishing', value: 'held' }

interface Surroundings {
  client?: ECSClientConfig
  look?: number
  limit?: number
}

/**
 * A service whose task definition names the image by the tag `live`. ECS looks the tag up once for each
 * deployment and keeps to the digest, so moving the tag changes nothing until the service is told to
 * deploy anew. That takes one right on one service, and none to register task definitions.
 */
export function createEcsRollout(
  { cluster, service }: EcsRolloutOptions,
  images: Pick<Images, 'resolveLive' | 'moveLive'>,
  { client: settings, look = LOOK, limit = ROLLOUT_LIMIT }: Surroundings = {},
): Rollout {
  const client = new ECSClient({ maxAttempts: 4, retryMode: 'standard', ...settings })

  const read = async (): Promise<Service> => {
    const command = new DescribeServicesCommand({ cluster, services: [service], include: ['TAGS'] })
    const { services = [], failures = [] } = await client.send(command)
    if (services[0] !== undefined) return services[0]
    throw new RolloutError(`The service ${service}: ${failures[0]?.reason ?? 'not found'}`)
  }

  const deploy = async (): Promise<boolean> => {
    await client.send(new UpdateServiceCommand({ cluster, service, forceNewDeployment: true }))
    const givingUpAt = performance.now() + limit
    while (performance.now() < givingUpAt) {
      const { deployments = [] } = await read()
      const state = deployments.find(({ status }) => status === 'PRIMARY')?.rolloutState
      if (state === 'COMPLETED') return true
      if (state === 'FAILED') return false
      await wait(look)
    }
    return false
  }

  return {
    readServed: async () => {
      const { tags = [] } = await read()
      const isHeld = tags.some(({ key, value }) => key === HELD.key && value === HELD.value)
      return { image: await images.resolveLive(), isHeld }
    },
    replace: async ({ image: former }, image) => {
      const now = await images.resolveLive()
      if (now !== former) {
        throw new SupersededError(`${now} was published meanwhile; ${image} is left aside.`)
      }
      await images.moveLive(image)
      if (await deploy()) return
      // The service's circuit breaker has put the former tasks back; the tag follows.
      await images.moveLive(former)
      throw new RolloutError(`${image} did not become ready; ${former} stays in its place.`)
    },
  }
}
