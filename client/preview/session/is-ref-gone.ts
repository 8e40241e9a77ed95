import { isContentFailure } from '../../shared/content-api/content-service-error.js'
import type { ContentClient, FetchOptions } from '../../shared/content-api/create-content-client.js'

/** Whether the content service no longer has a ref, or never had it. Rejects if it does not say. */
export async function isRefGone(
  client: ContentClient,
  ref: string,
  options: FetchOptions = {},
): Promise<boolean> {
  try {
    await client.search({ ref, pageSize: 1, ...options })
    return false
  } catch (error) {
    if (isContentFailure(error, 'preview-expired', 'ref-gone')) return true
    throw error
  }
}
