import { siteNow } from '../../hooks/site-clock.js'
import {
  createPlatform,
  type PlatformGlobals,
  type Platform,
} from '../../shared/content-api/platform.js'
import { createPreviewCookies, type PreviewCookies } from './preview-cookies.js'
import type { Fetch } from '../../runtime/load/fetch-json.js'
import type { PreviewConfig } from '../state/preview-config.js'

/** For each request, because an editor is waiting. */
const FETCH_TIMEOUT_MS = 10_000

/** The part of an editor's browser that reads content. */
export type EditorsBrowser = Pick<PreviewEnvironment, 'fetch' | 'platform' | 'cookies'>

export function createEditorsBrowser(window: Window): EditorsBrowser {
  const isSecure = window.location.protocol === 'https:'
  const isFramed = window.self !== window.top
  return {
    fetch: (url, init) =>
      window.fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), ...init }),
    // A draft that opens or closes does so by the clock of the site.
    platform: { ...createPlatform(window as unknown as PlatformGlobals), now: siteNow },
    cookies: createPreviewCookies(window.document, { isSecure, isFramed }),
  }
}

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
