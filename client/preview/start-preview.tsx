import { createRoot } from 'react-dom/client'
import { pretendNow } from '../hooks/use-now.js'
import { createPageLoader } from '../runtime/load/page-loader.js'
import type { CurrentPage } from '../runtime/navigate/current-page.js'
import type { PreviewedPage } from '../runtime/start/watch-preview.js'
import { createPlatform, type PlatformGlobals } from '../shared/content-api/platform.js'
import { PREVIEW_PATH, normalizePagePath } from '../shared/page-paths.js'
import { createDraftFetch } from './drafts/draft-fetch.js'
import { createPreviewCookies } from './session/preview-cookies.js'
import { PreviewFrame } from './panel/preview-frame.js'
import { createPreviewSession, type PreviewSession } from './session/preview-session.js'
import { loadToolbar } from './panel/toolbar.js'

/** Begins an editor's session in a document that was loaded for one. */
export function startPreview(page: PreviewedPage): void {
  const { shown } = page
  const session = createSession(page)
  showDraftsWhileActive(session, page)
  onEachArrival(shown, session.reconsider)
  const frame = document.body.appendChild(document.createElement('div'))
  frame.className = 'preview-frame'
  createRoot(frame).render(<PreviewFrame session={session} shown={shown} />)
  void session.start()
}

function createSession({ templates, history, shown }: PreviewedPage): PreviewSession {
  const isSecure = window.location.protocol === 'https:'
  const isFramed = window.self !== window.top
  return createPreviewSession({
    fetch: (url, init) => window.fetch(url, init),
    platform: createPlatform(window as unknown as PlatformGlobals),
    templates,
    cookies: createPreviewCookies(document, { isSecure, isFramed }),
    url: history.url,
    documentId: () => shown.get().resources.page.result.pageContext.documentId,
    cleanAddress: history.replace,
    reload: (where) => {
      if (where === 'here') window.location.reload()
      else window.location.assign('/api/preview/exit')
    },
  })
}

/** Drafts take the place of the release while the session is ACTIVE, and only then. */
function showDraftsWhileActive(session: PreviewSession, page: PreviewedPage): void {
  const { templates, loader, history, navigate, refresh } = page
  const { store, drafts } = session
  let shown: string | null = null
  store.subscribe(() => {
    const { previewState, resolvedPath } = store.getState()
    const edition = previewState === 'ACTIVE' ? drafts.current().edition : null
    if (edition === shown) return
    if (shown === null) watchToolbar(session)
    shown = edition
    // A loader of its own for each set: what one still waits for is not taken for the next.
    loader.use(
      edition === null ? null : createPageLoader({ templates, fetch: createDraftFetch(drafts) }),
    )
    pretendNow(edition === null ? null : session.pretendedNow())
    const isAtResolver = normalizePagePath(history.url().pathname) === PREVIEW_PATH
    if (isAtResolver && resolvedPath !== null) {
      void navigate(resolvedPath, { replace: true })
    } else {
      void refresh()
    }
  })
}

let hasToolbar = false

function watchToolbar({ store, update, exit }: PreviewSession): void {
  const { activeRepositoryName, options } = store.getState()
  const { repositoryName, apiEndpoint } = options[activeRepositoryName ?? ''] ?? {}
  if (hasToolbar || repositoryName === undefined || apiEndpoint === undefined) return
  hasToolbar = true
  const repository = { repositoryName, apiEndpoints: [apiEndpoint] }
  loadToolbar(repository, { onUpdate: (ref) => void update(ref), onEnd: exit })
}

function onEachArrival(shown: CurrentPage, react: () => void): void {
  let last = shown.get().arrival?.number
  shown.subscribe(() => {
    const { arrival } = shown.get()
    if (arrival?.number === last) return
    last = arrival?.number
    react()
  })
}
