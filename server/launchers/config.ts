import {
  EnvironmentError,
  toList,
  type EnvironmentReader,
} from '../../builder/shared/config/environment.js'
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
    case 'kubernetes':
      return { name, options: { ...readKubernetesAccess(read), cronJob: CRON_JOB } }
    case 'ecs': {
      const task = readEcsTask(read.required('REBUILD_ECS_TASK', purpose))
      return { name, options: { ...task, container: ECS_CONTAINER } }
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

type EcsTask = Pick<EcsOptions, 'cluster' | 'taskDefinition' | 'subnets' | 'securityGroups'>

/** `careers careers-publisher subnet-1,subnet-2 sg-1` */
function readEcsTask(given: string): EcsTask {
  const [cluster, taskDefinition, subnets, securityGroups, ...rest] = given.split(/\s+/)
  if (cluster && taskDefinition && subnets && securityGroups && rest.length === 0) {
    return {
      cluster,
      taskDefinition,
      subnets: toList(subnets),
      securityGroups: toList(securityGroups),
    }
  }
  throw new EnvironmentError(
    `REBUILD_ECS_TASK: "${given}" must be CLUSTER TASK-DEFINITION SUBNETS SECURITY-GROUPS, as in "careers careers-publisher subnet-1,subnet-2 sg-1".`,
  )
}
