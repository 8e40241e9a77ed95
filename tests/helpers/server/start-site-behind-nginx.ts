import type { TestContentServiceOptions } from '../content/content-service.js'
import { startNginx } from '../nginx/nginx.js'
import { startGeneratedSite } from '../site/start-generated-site.js'
import { createTestSidecar } from './create-test-sidecar.js'
import { startServer } from './start-server.js'

/** The sample as in production: nginx serves the release, and hands the preview's endpoints to the sidecar. */
export async function startSiteBehindNginx(
  options: TestContentServiceOptions = {},
  settings: Record<string, string> = {},
) {
  const { content, env, siteRoot, close } = await startGeneratedSite(options, {
    PRECOMPRESS: 'true',
    ...settings,
  })
  const sidecar = await createTestSidecar(env)
  const server = await startServer(sidecar.app)
  const nginx = await startNginx({
    siteRoot,
    sidecarAddress: server.address,
    contentOrigin: content.url,
  })
  return {
    content,
    env,
    siteRoot,
    nginx,
    // Service workers are for HTTPS and for this name.
    origin: nginx.baseUrl.replace('127.0.0.1', 'localhost'),
    close: async () => {
      await nginx.stop()
      await server.close()
      sidecar.remove()
      await close()
    },
  }
}
