import type { BrowserHistory } from '../address/browser-history.js'
import type { ExchangeableLoader } from '../load/exchangeable-loader.js'
import type { TemplateRegistry } from '../load/page-resources.js'
import type { CurrentPage } from '../navigate/current-page.js'
import type { Navigator } from '../navigate/navigator.js'
import { hasPreviewCookie } from '../../shared/preview/has-preview-cookie.js'

/** What a preview needs of the running page. */
export interface PreviewedPage {
  templates: TemplateRegistry
  loader: ExchangeableLoader
  history: BrowserHistory
  shown: CurrentPage
  navigate: Navigator['navigate']
  refresh: Navigator['refresh']
}

export type LoadPreview = () => Promise<{ startPreview: (page: PreviewedPage) => void }>

/**
 * Loads the preview's code where a cookie or the resolver's address asks for it, so that visitors
 * never fetch any of it. A document that was loaded for a visitor has a visitor's security policy:
 * once there is a cookie, only a full load can show a preview.
 */
export function watchPreview(page: PreviewedPage, loadPreview: LoadPreview): void {
  if (isWanted(page.history.url())) {
    void loadPreview().then(({ startPreview }) => startPreview(page))
    return
  }
  const first = page.shown.get().arrival
  page.shown.subscribe(() => {
    // Not before the visitor has arrived: a reload on the way would be a reload of the page that is left.
    const hasArrived = page.shown.get().arrival !== first
    if (hasArrived && hasPreviewCookie(document.cookie)) window.location.reload()
  })
}

function isWanted({ pathname, searchParams }: URL): boolean {
  const isResolver = /^\/preview\/?$/.test(pathname) && searchParams.has('documentId')
  return isResolver || hasPreviewCookie(document.cookie)
}
