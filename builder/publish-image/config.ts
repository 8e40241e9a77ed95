import os from 'node:os'
import {
  createEnvironmentReader,
  EnvironmentError,
  type Environment,
  type EnvironmentReader,
} from '../shared/config/environment.js'
import { isLocal } from '../shared/config/is-local.js'
import { readKubernetesAccess, type KubernetesAccess } from '../shared/services/kubernetes-api.js'

/** Settings of `publish-image` besides those of every build. */
export interface PublishImageConfig {
  /** The web image of this code version, by digest: the base of the site's layer. */
  webImage: string
  /** Repository of the images with a site: `registry/name`, without a tag. */
  siteImage: string
  /** Working folder for images and the release; needs a few hundred MB. */
  workRoot: string
  /** A registry on this machine is asked without TLS. */
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
/** Their names in deploy/kubernetes/base/web.yaml. */
const WEB = { deployment: 'web', container: 'web' }

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
    workRoot: os.tmpdir(),
    usesPlainHttp: isLocal(`http://${siteImage}`),
    rollout: readRollout(read),
  }
}

function readRollout(read: EnvironmentReader): RolloutConfig {
  const given = read.optional('ROLLOUT_ECS_SERVICE')
  if (given === null) {
    return { name: 'kubernetes', options: { ...readKubernetesAccess(read), ...WEB } }
  }
  const [, cluster, service] = /^(.+)\/([^/]+)$/.exec(given) ?? []
  if (cluster && service) return { name: 'ecs', options: { cluster, service } }
  throw new EnvironmentError(
    `ROLLOUT_ECS_SERVICE: "${given}" must be CLUSTER/SERVICE, as in careers/web.`,
  )
}
