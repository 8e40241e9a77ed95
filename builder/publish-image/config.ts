import { readFileSync } from 'node:fs'
import os from 'node:os'
import {
  createEnvironmentReader,
  EnvironmentError,
  type EnvironmentReader,
} from '../shared/environment.js'

/** What `publish-image` is told from outside, apart from what every build is told. */
export interface PublishImageConfig {
  /** The web image of this code version, which the site's layer is laid onto. By digest. */
  webImage: string
  /** Repository of the images with a site: `registry/name`, without a tag. */
  siteImage: string
  /** Where images and the release are put together; needs room for a few hundred MB. */
  workRoot: string
  /** For a registry on this machine that speaks no TLS. */
  usesPlainHttp: boolean
  rollout: RolloutConfig
}

export type RolloutConfig =
  | { name: 'kubernetes'; options: KubernetesRolloutOptions }
  | { name: 'ecs'; options: EcsRolloutOptions }

export interface KubernetesRolloutOptions {
  /** Origin of the API server. */
  apiUrl: string
  namespace: string
  deployment: string
  container: string
  /** Where the service account's token is; it changes while the pod lives. */
  tokenFile: string
}

export interface EcsRolloutOptions {
  cluster: string
  service: string
}

const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount'
const REPOSITORY = /^[a-z0-9.-]+(?::\d+)?(?:\/[a-z0-9._-]+)+$/

/** Throws `EnvironmentError` of one line that names the variable. */
export function readPublishImageConfig(
  env: Record<string, string | undefined>,
): PublishImageConfig {
  const read = createEnvironmentReader(env, (file) => readFileSync(file, 'utf8'))
  const required = requireFrom(read)
  const siteImage = required('SITE_IMAGE')
  if (!REPOSITORY.test(siteImage)) {
    throw new EnvironmentError(
      `SITE_IMAGE: "${siteImage}" must be a repository, registry/name, without a tag.`,
    )
  }
  return {
    webImage: required('WEB_IMAGE'),
    siteImage,
    workRoot: read.text('WORK_ROOT', os.tmpdir()),
    usesPlainHttp: read.flag('REGISTRY_PLAIN_HTTP', false),
    rollout: readRollout(read),
  }
}

function readRollout(read: EnvironmentReader): RolloutConfig {
  const required = requireFrom(read)
  const name = read.choice('ROLLOUT', ['kubernetes', 'ecs'], 'kubernetes')
  if (name === 'ecs') {
    const cluster = required('ROLLOUT_ECS_CLUSTER')
    return { name, options: { cluster, service: required('ROLLOUT_ECS_SERVICE') } }
  }
  return {
    name,
    options: {
      apiUrl: read.url('KUBERNETES_API_URL', 'https://kubernetes.default.svc'),
      namespace: required('KUBERNETES_NAMESPACE'),
      deployment: read.text('ROLLOUT_DEPLOYMENT', 'web'),
      container: read.text('ROLLOUT_CONTAINER', 'web'),
      tokenFile: read.text('KUBERNETES_TOKEN_PATH', `${SERVICE_ACCOUNT}/token`),
    },
  }
}

function requireFrom(read: EnvironmentReader): (variable: string) => string {
  return (variable) => {
    const value = read.optional(variable)
    if (value !== null) return value
    throw new EnvironmentError(`${variable} must be set for publish-image.`)
  }
}
