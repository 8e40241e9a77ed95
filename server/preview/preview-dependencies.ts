import type { Platform } from '../../client/shared/content-api/platform.js'
import type { PreviewRepository } from '../../client/shared/preview/preview-token.js'

/** What the preview's endpoints are told from outside. */
export interface PreviewConfig {
  repository: PreviewRepository
  /** Where content is read: the only address that is ever called. */
  apiEndpoint: string
  /** The server's own, for a private repository; it leaves in requests to `apiEndpoint` only. */
  accessToken: string | null
  /** Whether the preview page asks an editor for a token that is missing here. */
  promptsForAccessToken: boolean
  /** Canonical origin; cookies are marked for https if it is so. */
  siteUrl: string
}

export interface PreviewDependencies extends PreviewConfig {
  platform: Platform
  /** Counts a request by what came of it. */
  count: (endpoint: 'open' | 'token', result: string) => void
}
