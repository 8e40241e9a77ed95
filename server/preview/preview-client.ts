import {
  createContentClient,
  type ContentClient,
} from '../../client/shared/content-api/create-content-client.js'
import type { PreviewDependencies } from './preview-dependencies.js'

/** In bytes, unpacked. The largest answers are one document and the list of refs. */
export const LARGEST_ANSWER = 256 * 1024

const LIMITS = {
  /** In ms. One request and one retry, because nginx waits 15 s for the whole answer. */
  timeout: 3_000,
  retries: { attempts: 2, firstWait: 200, longestWait: 500 },
  largestAnswer: LARGEST_ANSWER,
}

/** One client per request, so that editors share no state. */
export function createPreviewClient(
  { repository, apiEndpoint, platform }: PreviewDependencies,
  accessToken: string | null,
): ContentClient {
  const { repositoryName } = repository
  return createContentClient({ repositoryName, apiEndpoint, accessToken, ...LIMITS }, platform)
}
