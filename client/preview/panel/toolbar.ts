import { parsePreviewToken, type PreviewRepository } from '../../shared/preview/preview-token.js'

/** What the CMS's toolbar tells the page. It reloads the page itself unless it is kept from it. */
export interface ToolbarListeners {
  /** The editor has saved: these drafts are newer. */
  onUpdate: (ref: string) => void
  onEnd: () => void
}

/** The CMS's own; a content service that stands in for the CMS has one that stands in for that. */
function toToolbarUrl({ repositoryName, apiEndpoints }: PreviewRepository): string {
  const query = new URLSearchParams({ new: 'true', repo: repositoryName })
  const standIn = apiEndpoints
    .map((endpoint) => new URL(endpoint))
    .find(({ hostname }) => !hostname.endsWith('.prismic.io'))
  const script =
    standIn === undefined
      ? 'https://static.cdn.prismic.io/prismic.js'
      : `${standIn.origin}/toolbar.js`
  return `${script}?${query}`
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
  const script = document.createElement('script')
  script.src = toToolbarUrl(repository)
  script.defer = true
  document.body.append(script)
}
