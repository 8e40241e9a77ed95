import { createHttpLauncher } from './http-launcher.js'
import { createKubernetesLauncher } from './kubernetes-launcher.js'
import type { Launcher } from './launcher.js'
import type { LauncherConfig } from './config.js'
import { createLocalLauncher } from './local-launcher.js'

/** Loads the AWS SDK only if it is used. */
export async function createLauncher(config: LauncherConfig, inboxRoot: string): Promise<Launcher> {
  switch (config.name) {
    case 'local':
      return createLocalLauncher(inboxRoot)
    case 'kubernetes':
      return createKubernetesLauncher(config.options)
    case 'http':
      return createHttpLauncher(config.options)
    case 'ecs': {
      const { createEcsLauncher } = await import('./ecs-launcher.js')
      return createEcsLauncher(config.options)
    }
  }
}
