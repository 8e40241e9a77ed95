import { toList, type EnvironmentReader } from '../../builder/shared/config/environment.js'
import { readKubernetesAccess } from '../../builder/shared/services/kubernetes-api.js'
import type { EcsOptions } from './ecs-launcher.js'
import type { HttpOptions } from './http-launcher.js'
import type { KubernetesOptions } from './kubernetes-launcher.js'
import { LAUNCHER_NAMES } from './launcher.js'

export type LauncherConfig =
  | { name: 'local' }
  | { name: 'kubernetes'; options: KubernetesOptions }
  | { name: 'ecs'; options: EcsOptions }
  | { name: 'http'; options: HttpOptions }

/** Their names in deploy/kubernetes/ and deploy/ecs/. */
const CRON_JOB = 'site-reconcile'
export const ECS_CONTAINER = 'builder'

export function readLauncherConfig(read: EnvironmentReader): LauncherConfig {
  const name = read.choice('REBUILD_LAUNCHER', LAUNCHER_NAMES, 'local')
  const purpose = `with REBUILD_LAUNCHER=${name}`
  switch (name) {
    case 'local':
      return { name }
    case 'kubernetes': {
      const access = readKubernetesAccess(read, purpose)
      return { name, options: { ...access, cronJob: CRON_JOB } }
    }
    case 'ecs':
      return {
        name,
        options: {
          cluster: read.required('REBUILD_ECS_CLUSTER', purpose),
          taskDefinition: read.required('REBUILD_ECS_TASK_DEFINITION', purpose),
          container: ECS_CONTAINER,
          subnets: toList(read.required('REBUILD_ECS_SUBNETS', purpose)),
          securityGroups: toList(read.required('REBUILD_ECS_SECURITY_GROUPS', purpose)),
        },
      }
    case 'http':
      return {
        name,
        options: {
          url:
            read.address('REBUILD_HTTP_URL', 'REBUILD_HTTP_AUTHORIZATION') ??
            read.required('REBUILD_HTTP_URL', purpose),
          readAuthorization: () => read.secret('REBUILD_HTTP_AUTHORIZATION'),
          eventType: 'content-published',
        },
      }
  }
}
