import type { Fetch } from '../../runtime/load/fetch-json.js'
import type { TemplateRegistry } from '../../runtime/load/page-resources.js'
import type { Platform } from '../../shared/content-api/platform.js'
import type { PreviewCookies } from './preview-cookies.js'

/** Everything of the browser that a session touches; a test has its own. */
export interface PreviewEnvironment {
  /** For the site's own files and endpoints. */
  fetch: Fetch
  /** For the content service. */
  platform: Platform
  templates: TemplateRegistry
  cookies: PreviewCookies
  /** The address that the address bar shows. */
  url: () => URL
  /** Id of the document whose page is on the screen. */
  documentId: () => string | null
  /** Rids the address of what was in it only to begin. */
  cleanAddress: (href: string) => void
  /** A full page load, of the front page's or the present address. */
  reload: (where: 'here' | 'exit') => void
}
