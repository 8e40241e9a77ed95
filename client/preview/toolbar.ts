import { parsePreviewToken, type PreviewRepository } from '../shared/preview-token.js'

/** What the CMS's toolbar tells the page. It reloads the page itself unless it is kept from it. */
export interface ToolbarListeners {
  /** The editor has saved: these drafts are newer. */
  onUpdate: (ref: string) => void
  onEnd: () => void
}

/** Null for a content service that stands in for the CMS, which has no toolbar. */
export function toToolbarUrl({ repositoryName, apiEndpoints }: PreviewRepository): string | null {
  const isCms = apiEndpoints.some((endpoint) => new URL(endpoint).hostname.endsWith('.prismic.io'))
  const query = new URLSearchParams({ new: 'true', repo: repositoryName })
  return isCms ? `https://static.cdn.prismic.io/prismic.js?${query}` : null
}

/** Loads the toolbar and listens to it. */
export function loadToolbar(
  repository: PreviewRepository,
  { onUpdate, onEnd }: ToolbarListeners,
): void {
  window.addEventListener('prismicPreviewUpdate', (event) => {
    event.preventDefault()
    const { ref } = ((event as CustomEvent).detail ?? {}) as { ref?: unknown }
    if (typeof ref === 'string' && parsePreviewToken(ref, repository).kind !== 'invalid') {
      onUpdate(ref)
    }
  })
  window.addEventListener('prismicPreviewEnd', (event) => {
    event.preventDefault()
    onEnd()
  })
  const src = toToolbarUrl(repository)
  if (src === null) return
  const script = document.createElement('script')
  script.src = src
  script.defer = true
  document.body.append(script)
}
