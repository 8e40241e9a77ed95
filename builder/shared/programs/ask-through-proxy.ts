import { createEnvironmentReader, type Environment } from '../config/environment.js'

/** What never leaves the machine or the cluster. */
const NEVER = ['localhost', '127.0.0.1', '[::1]', 'svc', 'svc.cluster.local']

/**
 * From now on `fetch` asks https addresses through HTTPS_PROXY, but those of NO_PROXY: Node 20 has no setting for it.
 * @throws EnvironmentError
 */
export async function askThroughProxy(env: Environment): Promise<void> {
  const read = createEnvironmentReader(env)
  const httpsProxy = read.optionalUrl('HTTPS_PROXY') ?? read.optionalUrl('https_proxy')
  const noProxy = read.optional('NO_PROXY') ?? read.optional('no_proxy')
  if (httpsProxy === null || noProxy === '*') return
  // Only now: most machines have no proxy, and a program's start would take longer.
  const { EnvHttpProxyAgent, setGlobalDispatcher } = await import('undici')
  const agent = { httpProxy: '', httpsProxy, noProxy: [noProxy ?? '', ...NEVER].join() }
  setGlobalDispatcher(new EnvHttpProxyAgent(agent))
}
