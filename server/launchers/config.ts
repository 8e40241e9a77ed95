import type { EnvironmentReader } from '../../builder/shared/environment.js'
import { EnvironmentError } from '../../builder/shared/environment.js'
import type { EcsOptions } from './ecs.js'
import type { HttpOptions } from './http.js'
import type { KubernetesOptions } from './kubernetes.js'
import { LAUNCHER_NAMES } from './launcher.js'

export type LauncherConfig =
  | { name: 'local' }
  | { name: 'kubernetes'; options: KubernetesOptions }
  | { name: 'ecs'; options: EcsOptions }
  | { name: 'http'; options: HttpOptions }

const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount'

/** What an accepted webhook starts. Throws `EnvironmentError` of one line that names the variable. */
export function readLauncherConfig(read: EnvironmentReader): LauncherConfig {
  const required = (variable: string) => {
    const value = read.optional(variable)
    if (value !== null) return value
    throw new EnvironmentError(`${variable} must be set with REBUILD_LAUNCHER=${name}.`)
  }
  const list = (text: string) => text.split(',').map((part) => part.trim())
  const name = read.choice('REBUILD_LAUNCHER', LAUNCHER_NAMES, 'local')
  switch (name) {
    case 'local':
      return { name }
    case 'kubernetes':
      return {
        name,
        options: {
          apiUrl: read.url('KUBERNETES_API_URL', 'https://kubernetes.default.svc'),
          namespace: required('KUBERNETES_NAMESPACE'),
          cronJob: read.text('REBUILD_CRON_JOB', 'site-reconcile'),
          tokenFile: read.text('KUBERNETES_TOKEN_PATH', `${SERVICE_ACCOUNT}/token`),
        },
      }
    case 'ecs':
      return {
        name,
        options: {
          cluster: required('REBUILD_ECS_CLUSTER'),
          taskDefinition: required('REBUILD_ECS_TASK_DEFINITION'),
          container: read.text('REBUILD_ECS_CONTAINER', 'builder'),
          subnets: list(required('REBUILD_ECS_SUBNETS')),
          securityGroups: list(required('REBUILD_ECS_SECURITY_GROUPS')),
        },
      }
    case 'http':
      return {
        name,
        options: {
          url: read.optionalUrl('REBUILD_HTTP_URL') ?? required('REBUILD_HTTP_URL'),
          readAuthorization: () => read.secret('REBUILD_HTTP_AUTHORIZATION'),
          eventType: read.text('REBUILD_HTTP_EVENT', 'content-published'),
        },
      }
  }
}
