import type { Fetch } from '../../runtime/load/fetch-json.js'
import type { Platform } from '../../shared/content-api/platform.js'
import type { PreviewConfig } from '../state/preview-config.js'
import type { PreviewCookies } from './preview-cookies.js'

export interface PreviewEnvironment {
  /** For the site's own files and endpoints. */
  fetch: Fetch
  platform: Platform
  createRepositoryConfig: PreviewConfig['createRepositoryConfig']
  cookies: PreviewCookies
  url: () => URL
  /** Replaces an address whose query was needed only to start. */
  cleanAddress: (url: URL) => void
  /** Shows what is published at the current address. */
  showPublished: () => void
  /** A full page load of the current address, or of the server's exit from a preview. */
  reload: (where: 'here' | 'exit') => void
}
