import path from 'node:path'

import { createClient, type Client, type ClientConfig } from '@prismicio/client'
import express, { type RequestHandler } from 'express'

import { createContentService } from '../../../server/content-service/create-content-service.js'
import { listen } from '../../../server/content-service/listen.js'
import { TOOLBAR_PATH } from '../../../server/content-service/editor/toolbar-router.js'
import { joinLanguages } from '../../../server/content-service/repository/join-languages.js'
import { loadRepository } from '../../../server/content-service/repository/load-repository.js'
import {
  createRepository,
  type ContentRepository,
  type RepositoryContent,
} from '../../../server/content-service/repository/repository.js'
import { createFaultMiddleware, type FaultRule } from './content-service-faults.js'

export type { Fault, FaultRule } from './content-service-faults.js'

export const SAMPLE_FOLDER = path.resolve(__dirname, '../../../server/content-service/sample')
const CUSTOM_TYPES_FOLDER = path.resolve(__dirname, '../../../builder/content/models/customtypes')

/** A GET request that the service received. */
export interface LoggedRequest {
  path: string
  parameters: URLSearchParams
}

export interface TestContentService {
  /** For `createClient` and `PRISMIC_API_ENDPOINT`. */
  apiEndpoint: string
  url: string
  repository: ContentRepository
  requests: LoggedRequest[]
  /** Replaces the rules in force; without arguments there are no faults. */
  setFault: (...rules: FaultRule[]) => void
  close: () => Promise<void>
}

export interface TestContentServiceOptions extends Partial<RepositoryContent> {
  /** A repository folder, or one for each language; by default, and without documents, the sample. */
  folder?: string | readonly string[]
  /** The day towards which the sample's dates are shifted, YYYY-MM-DD. */
  today?: string
  faults?: readonly FaultRule[]
  /** Whether the toolbar polls for changes; by default it does nothing, and tests dispatch its events. */
  hasToolbar?: boolean
  now?: () => Date
  /** By default a free one. */
  port?: number
}

/** The content service on a free loopback port, over given documents or a folder. */
export async function startContentService({
  folder,
  today = new Date().toISOString().slice(0, 10),
  faults = [],
  hasToolbar = false,
  now,
  port = 0,
  ...overrides
}: TestContentServiceOptions = {}): Promise<TestContentService> {
  const content: RepositoryContent =
    overrides.documents && folder === undefined
      ? { name: 'careers-test', documents: overrides.documents }
      : await load([folder ?? SAMPLE_FOLDER].flat(), today)

  let repository: ContentRepository | undefined
  const getRepository = () => {
    if (!repository) throw new Error('The content service has not started.')
    return repository
  }
  const requests: LoggedRequest[] = []
  const { middleware, setFaults } = createFaultMiddleware(getRepository)
  setFaults(faults)

  const server = await listen({
    port,
    host: '127.0.0.1',
    createService(localUrl) {
      const publicUrl = localUrl.replace('localhost', '127.0.0.1')
      repository = createRepository(
        { ...content, ...overrides },
        { imagesUrl: `${publicUrl}/images`, ...(now && { now }) },
      )
      return express()
        .disable('etag')
        .get(TOOLBAR_PATH, (_request, response, next) => {
          if (hasToolbar) next()
          else response.type('text/javascript').send('')
        })
        .use(logTo(requests), middleware)
        .use(createContentService({ repository, publicUrl }))
    },
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    apiEndpoint: `${url}/api/v2`,
    url,
    repository: getRepository(),
    requests,
    setFault: (...rules) => setFaults(rules),
    close: server.close,
  }
}

async function load(folders: readonly string[], today: string): Promise<RepositoryContent> {
  const options = { today, customTypesFolder: CUSTOM_TYPES_FOLDER }
  return joinLanguages(await Promise.all(folders.map((folder) => loadRepository(folder, options))))
}

/** The official client for the service. */
export function createContentClient(
  { apiEndpoint, repository }: TestContentService,
  config: ClientConfig = {},
): Client {
  return createClient(repository.name, { ...config, documentAPIEndpoint: apiEndpoint })
}

function logTo(requests: LoggedRequest[]): RequestHandler {
  return (request, _response, next) => {
    const { pathname, searchParams } = new URL(request.originalUrl, 'http://content')
    if (request.method === 'GET') requests.push({ path: pathname, parameters: searchParams })
    next()
  }
}
