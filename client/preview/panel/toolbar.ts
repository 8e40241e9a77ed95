import { parsePreviewToken, type PreviewRepository } from '../../shared/preview/preview-token.js'

interface ToolbarListeners {
  /** Null if the event names no ref of this repository. */
  onUpdate: (ref: string | null) => void
  onEnd: () => void
}

/** The toolbar of the CMS or of the local content service. */
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

/** The toolbar reloads the page by itself unless its events are prevented. */
export function loadToolbar(
  repository: PreviewRepository,
  { onUpdate, onEnd }: ToolbarListeners,
): void {
  const listen = (event: Event) => {
    event.preventDefault()
    const { ref } = ((event as CustomEvent).detail ?? {}) as { ref?: unknown }
    const isRef = typeof ref === 'string' && parsePreviewToken(ref, repository).kind === 'preview'
    onUpdate(isRef ? ref : null)
  }
  window.addEventListener('prismicPreviewStart', listen)
  window.addEventListener('prismicPreviewUpdate', listen)
  window.addEventListener('prismicPreviewEnd', (event) => {
    event.preventDefault()
    onEnd()
  })
  const script = document.createElement('script')
  script.src = toToolbarUrl(repository)
  script.defer = true
  document.body.append(script)
}
