import os from 'node:os'
import {
  createEnvironmentReader,
  EnvironmentError,
  type Environment,
  type EnvironmentReader,
} from '../shared/environment.js'
import { readKubernetesAccess, type KubernetesAccess } from '../shared/kubernetes-api.js'

/** Settings of `publish-image` besides those of every build. */
export interface PublishImageConfig {
  /** The web image of this code version, by digest: the base of the site's layer. */
  webImage: string
  /** Repository of the images with a site: `registry/name`, without a tag. */
  siteImage: string
  /** Working folder for images and the release; needs a few hundred MB. */
  workRoot: string
  /** For a registry on this machine without TLS. */
  usesPlainHttp: boolean
  rollout: RolloutConfig
}

export type RolloutConfig =
  | { name: 'kubernetes'; options: KubernetesRolloutOptions }
  | { name: 'ecs'; options: EcsRolloutOptions }

export interface KubernetesRolloutOptions extends KubernetesAccess {
  deployment: string
  container: string
}

export interface EcsRolloutOptions {
  cluster: string
  service: string
}

const REPOSITORY = /^[a-z0-9.-]+(?::\d+)?(?:\/[a-z0-9._-]+)+$/
const PURPOSE = 'for publish-image'

export function readPublishImageConfig(env: Environment): PublishImageConfig {
  const read = createEnvironmentReader(env)
  const siteImage = read.required('SITE_IMAGE', PURPOSE)
  if (!REPOSITORY.test(siteImage)) {
    throw new EnvironmentError(
      `SITE_IMAGE: "${siteImage}" must be a repository, registry/name, without a tag.`,
    )
  }
  return {
    webImage: read.required('WEB_IMAGE', PURPOSE),
    siteImage,
    workRoot: read.text('WORK_ROOT', os.tmpdir()),
    usesPlainHttp: read.flag('REGISTRY_PLAIN_HTTP', false),
    rollout: readRollout(read),
  }
}

function readRollout(read: EnvironmentReader): RolloutConfig {
  const name = read.choice('ROLLOUT', ['kubernetes', 'ecs'], 'kubernetes')
  if (name === 'ecs') {
    const cluster = read.required('ROLLOUT_ECS_CLUSTER', PURPOSE)
    return { name, options: { cluster, service: read.required('ROLLOUT_ECS_SERVICE', PURPOSE) } }
  }
  const deployment = read.text('ROLLOUT_DEPLOYMENT', 'web')
  const container = read.text('ROLLOUT_CONTAINER', 'web')
  return { name, options: { ...readKubernetesAccess(read, PURPOSE), deployment, container } }
}
