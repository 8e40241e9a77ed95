import { ContentServiceError } from '../../client/shared/content-api/content-service-error.js'
import {
  createContentClient,
  type ContentClient,
} from '../../client/shared/content-api/create-content-client.js'
import {
  createPlatform,
  type Platform,
  type PlatformRequest,
} from '../../client/shared/content-api/platform.js'
import * as MESSAGES from '../../client/shared/messages.js'
import type { PreviewDependencies } from './preview-dependencies.js'

/** In ms. One request and one retry, because nginx waits 15 s for the whole answer. */
const LIMITS = { timeout: 3_000, retries: { attempts: 2, firstWait: 200, longestWait: 500 } }

/** In bytes, unpacked. The largest answers are one document and the list of refs. */
export const LARGEST_ANSWER = 256 * 1024

/** One client per request, so that editors share no state. */
export function createPreviewClient(
  { repository, apiEndpoint, platform }: PreviewDependencies,
  accessToken: string | null,
): ContentClient {
  const { repositoryName } = repository
  return createContentClient({ repositoryName, apiEndpoint, accessToken, ...LIMITS }, platform)
}

/** No redirects: an answer must not choose which server is called next. */
export function createServerPlatform(): Platform {
  return {
    ...createPlatform(globalThis),
    fetch: async (url: string, request: PlatformRequest) => {
      const answer = await globalThis.fetch(url, { ...(request as RequestInit), redirect: 'error' })
      return limitAnswer(answer)
    },
  }
}

/** Fails beyond the limit, so that an answer cannot fill the memory. */
export function limitAnswer(response: Response): Response {
  if (response.body === null) return response
  let read = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      read += chunk.byteLength
      if (read <= LARGEST_ANSWER) return controller.enqueue(chunk)
      throw new ContentServiceError('invalid-response', MESSAGES.invalidApiResponse)
    },
  })
  return new Response(response.body.pipeThrough(counter), response)
}
