import {
  createContentClient,
  type ContentClient,
} from '../../client/shared/content-api/create-content-client.js'
import type { PreviewDependencies } from './preview-dependencies.js'

/** One request, and one more if it fails: nginx waits 15 s for the whole answer. Times in ms. */
const LIMITS = { timeout: 3_000, retries: { attempts: 2, firstWait: 200, longestWait: 500 } }

/** A client of its own for each request, so that nothing is known from another editor's. */
export function createPreviewClient(
  { repository, apiEndpoint, platform }: PreviewDependencies,
  accessToken: string | null,
): ContentClient {
  const { repositoryName } = repository
  return createContentClient({ repositoryName, apiEndpoint, accessToken, ...LIMITS }, platform)
}
