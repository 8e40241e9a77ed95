import path from 'node:path'
import { readConfig, type ContentServiceOptions } from './read-config.js'
import { serveContent, type RunningContentService } from './serve-content.js'

/**
 * On the loopback interface. If the default port is taken, it listens on a free one; URLs in the
 * content contain the default port all the same, so that the pages stay the same.
 */
export async function serveSample(
  env: Record<string, string | undefined>,
  projectRoot: string,
  options: ContentServiceOptions = {},
): Promise<RunningContentService> {
  const config = readConfig(env, projectRoot, options)
  const customTypesFolder = path.join(projectRoot, 'builder/content/models/customtypes')
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const serve = (port: number) =>
    serveContent({ ...config, port, publicUrl }, { customTypesFolder, host: '127.0.0.1' })
  try {
    return await serve(config.port)
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' || env['CONTENT_PORT']?.trim()) throw error
    return serve(0)
  }
}

/**
 * For programs that read the sample: the builder over loopback, browsers at the public URL, both
 * with the access token of a private repository.
 */
export function withSampleContent(
  env: Record<string, string | undefined>,
  {
    port,
    publicUrl,
    accessTokens: [accessToken],
  }: Pick<RunningContentService, 'port' | 'publicUrl' | 'accessTokens'>,
): Record<string, string | undefined> {
  return {
    ...(accessToken !== undefined && { PRISMIC_ACCESS_TOKEN: accessToken }),
    ...env,
    SAMPLE_API_ENDPOINT: `http://127.0.0.1:${port}/api/v2`,
    PREVIEW_API_ENDPOINT: env['PREVIEW_API_ENDPOINT']?.trim() || `${publicUrl}/api/v2`,
  }
}
