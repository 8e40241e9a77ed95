import type { BrowserHistory } from '../address/browser-history.js'
import type { PageLoader } from '../load/page-loader.js'
import type { TemplateRegistry } from '../load/page-resources.js'
import type { CurrentPage } from '../navigate/current-page.js'
import type { Navigator } from '../navigate/navigator.js'
import { attempt } from '../../shared/lib/attempt.js'
import { withoutBase } from '../../shared/addresses/path-base.js'
import { hasPreviewCookie } from '../../shared/preview/has-preview-cookie.js'

/** The part of the running page that previews use. */
export interface PreviewedPage extends Pick<Navigator, 'navigate' | 'refresh'> {
  templates: TemplateRegistry
  loader: PageLoader
  history: BrowserHistory
  current: CurrentPage
  loadPreview: LoadPreview
}

export type LoadPreview = () => Promise<{ startPreview: (page: PreviewedPage) => void }>

/**
 * Loads the preview's code only if a cookie or the resolver's address asks for it. A document that
 * was loaded without the cookie has the visitors' security policy, so after another tab has started
 * a preview only a full page load can show it.
 */
export function watchPreview(page: PreviewedPage & { isPreview: boolean }): void {
  if (page.isPreview) {
    void page.loadPreview().then(({ startPreview }) => startPreview(page))
    return
  }
  page.current.onRendered(() => {
    if (isPreviewStarted()) window.location.reload()
  })
}

/** Whether a cookie, the resolver's address or an editor's toolbar asks for the preview. */
export function isPreviewWanted({ pathname, searchParams }: URL): boolean {
  const isResolver = /^\/preview\/?$/.test(withoutBase(pathname)) && searchParams.has('documentId')
  return isResolver || hasPreviewToolbar() || isPreviewStarted()
}

function isPreviewStarted(): boolean {
  return hasPreviewCookie(attempt(() => document.cookie))
}

/** On a staging host, the editor's toolbar may start a preview on any page. */
export function hasPreviewToolbar(): boolean {
  return document.querySelector('[data-preview-toolbar]') !== null
}
