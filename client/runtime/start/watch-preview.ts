import type { PreviewedPage } from '../../preview/start-preview.js'
import { hasPreviewCookie } from '../../shared/preview/has-preview-cookie.js'

/**
 * Loads the preview's code where a cookie or the resolver's address asks for it, so that visitors
 * never fetch any of it. A document that was loaded for a visitor has a visitor's security policy:
 * once there is a cookie, only a full load can show a preview.
 */
export function watchPreview(page: PreviewedPage): void {
  if (isWanted(page.history.url())) {
    void import('../../preview/start-preview.js').then(({ startPreview }) => startPreview(page))
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
