import type { Platform } from '../../client/shared/content-api/platform.js'
import type { PreviewRepository } from '../../client/shared/preview/preview-token.js'

export interface PreviewConfig {
  repository: PreviewRepository
  /** The only URL that the preview calls. */
  apiEndpoint: string
  /** For a private repository; sent to `apiEndpoint` only. */
  accessToken: string | null
  /** Whether the preview page asks editors for the access token if there is none here. */
  promptsForAccessToken: boolean
  /** Canonical origin. Cookies are secure if it is https. */
  siteUrl: string
}

export interface PreviewDependencies extends PreviewConfig {
  platform: Platform
  count: (endpoint: 'open' | 'token', result: string) => void
}
