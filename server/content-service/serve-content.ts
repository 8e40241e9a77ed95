import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { inTurn } from '../../client/shared/lib/in-turn.js'
import { createContentService } from './create-content-service.js'
import { listen, type RunningServer } from './listen.js'
import type { ContentServiceConfig } from './read-config.js'
import { joinLanguages } from './repository/join-languages.js'
import { loadRepository } from './repository/load-repository.js'
import { createRepository, type ContentRepository } from './repository/repository.js'

export interface RunningContentService extends RunningServer {
  documentsFolders: readonly string[]
  /** Publishes what has changed in the files of documents. Rejects if one cannot be read. */
  readAgain: () => Promise<void>
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
  const load = async () => {
    const languages = await Promise.all(
      config.folders.map((folder) => loadRepository(folder, { today, customTypesFolder })),
    )
    return joinLanguages(languages)
  }
  let content = await load()
  let repository: ContentRepository
  const { accessTokens, siteUrl, webhook } = config
  const server = await listen({
    port: config.port,
    publicUrl: config.publicUrl,
    ...(host !== undefined && { host }),
    createService(publicUrl) {
      repository = createRepository(
        { ...content, ...(accessTokens.length > 0 && { access: 'private', accessTokens }) },
        { imagesUrl: `${publicUrl}/images` },
      )
      return createContentService({ repository, publicUrl, siteUrl, webhook })
    },
  })
  return {
    ...server,
    documentsFolders: config.folders.map((folder) => path.join(folder, 'documents')),
    readAgain: inTurn(async () => {
      const former = new Map(content.documents.map((document) => [document.id, document]))
      content = await load()
      const changed = content.documents.filter(
        (document) => !isDeepStrictEqual(document, former.get(document.id)),
      )
      for (const { id } of content.documents) former.delete(id)
      const deleted = [...former.keys()]
      if (changed.length + deleted.length > 0) repository.publishDocuments(changed, deleted)
    }),
    repositoryName: content.name,
    documentCount: content.documents.length,
    accessTokens,
  }
}
