import { createContentService } from './create-content-service.js'
import { listen, type RunningServer } from './listen.js'
import type { ContentServiceConfig } from './read-config.js'
import { loadRepository } from './repository/load-repository.js'
import { createRepository } from './repository/repository.js'

export interface RunningContentService extends RunningServer {
  repositoryName: string
  documentCount: number
  /** If there is one, the repository is private. */
  accessTokens: readonly string[]
}

export async function serveContent(
  config: ContentServiceConfig,
  { customTypesFolder, host }: { customTypesFolder: string; host?: string },
): Promise<RunningContentService> {
  const today = new Date().toISOString().slice(0, 10)
  const content = await loadRepository(config.folder, { today, customTypesFolder })
  const { accessTokens, siteUrl, webhook } = config
  const server = await listen({
    port: config.port,
    publicUrl: config.publicUrl,
    ...(host !== undefined && { host }),
    createService(publicUrl) {
      const repository = createRepository(
        { ...content, ...(accessTokens.length > 0 && { access: 'private', accessTokens }) },
        { imagesUrl: `${publicUrl}/images` },
      )
      return createContentService({ repository, publicUrl, siteUrl, webhook })
    },
  })
  return {
    ...server,
    repositoryName: content.name,
    documentCount: content.documents.length,
    accessTokens,
  }
}
