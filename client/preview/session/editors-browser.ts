import { siteNow } from '../../hooks/site-clock.js'
import { createPlatform, type PlatformGlobals } from '../../shared/content-api/platform.js'
import type { PreviewEnvironment } from './preview-environment.js'
import { createPreviewCookies } from './preview-cookies.js'

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
