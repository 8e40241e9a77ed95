import type { LauncherConfig } from './config.js'
import { createHttpLauncher } from './http.js'
import { createKubernetesLauncher } from './kubernetes.js'
import type { Launcher } from './launcher.js'
import { createLocalLauncher } from './local.js'

/** The launcher that the environment chooses. The AWS SDK is loaded only where it is used. */
export async function createLauncher(config: LauncherConfig, inboxRoot: string): Promise<Launcher> {
  switch (config.name) {
    case 'local':
      return createLocalLauncher(inboxRoot)
    case 'kubernetes':
      return createKubernetesLauncher(config.options)
    case 'http':
      return createHttpLauncher(config.options)
    case 'ecs': {
      const { createEcsLauncher } = await import('./ecs.js')
      return createEcsLauncher(config.options)
    }
  }
}
