import type { RolloutConfig } from './config.js'
import type { Images } from './images.js'
import type { Rollout } from './rollout.js'

/** The AWS SDK is loaded only where it is used. */
export async function createRollout(config: RolloutConfig, images: Images): Promise<Rollout> {
  if (config.name === 'ecs') {
    const { createEcsRollout } = await import('./ecs-rollout.js')
    return createEcsRollout(config.options, images)
  }
  const { createKubernetesRollout } = await import('./kubernetes-rollout.js')
  return createKubernetesRollout(config.options)
}
