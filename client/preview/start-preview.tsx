import { createRoot } from 'react-dom/client'
import { pretendNow } from '../hooks/use-now.js'
import { createPageLoader } from '../runtime/load/page-loader.js'
import type { PreviewedPage } from '../runtime/start/watch-preview.js'
import { createPlatform, type PlatformGlobals } from '../shared/content-api/platform.js'
import { PREVIEW_PATH, normalizePagePath } from '../shared/page-paths.js'
import { createDraftSource } from './drafts/draft-source.js'
import { PreviewFrame } from './panel/preview-frame.js'
import { loadToolbar } from './panel/toolbar.js'
import { createPreviewCookies } from './session/preview-cookies.js'
import { createPreviewSession, type PreviewSession } from './session/preview-session.js'
import type { Drafts } from './state/preview-state.js'

export function startPreview(page: PreviewedPage): void {
  const { current } = page
  const session = createSession(page)
  showDraftsWhileActive(session, page)
  current.onRendered(session.reconsider)
  const frame = document.body.appendChild(document.createElement('div'))
  frame.className = 'preview-frame'
  createRoot(frame).render(<PreviewFrame session={session} current={current} />)
  void session.start()
}

function createSession({ templates, history, current }: PreviewedPage): PreviewSession {
  const isSecure = window.location.protocol === 'https:'
  const isFramed = window.self !== window.top
  return createPreviewSession({
    fetch: (url, init) => window.fetch(url, init),
    platform: createPlatform(window as unknown as PlatformGlobals),
    templates,
    cookies: createPreviewCookies(document, { isSecure, isFramed }),
    url: history.url,
    documentId: () => current.get().resources.page.result.pageContext.documentId,
    cleanAddress: history.replace,
    reload: (where) => {
      if (where === 'here') window.location.reload()
      else window.location.assign('/api/preview/exit')
    },
  })
}

function showDraftsWhileActive(session: PreviewSession, page: PreviewedPage): void {
  const { templates, loader, history, navigate, refresh } = page
  const { store } = session
  let rendered: Drafts | null = null
  let hasToolbar = false
  store.subscribe(() => {
    const { drafts, resolvedPath } = store.getState()
    if (drafts === rendered) return
    rendered = drafts
    if (!hasToolbar) hasToolbar = startToolbar(session)
    const source = drafts && createDraftSource(drafts, store)
    loader.use(source && createPageLoader({ templates, source }))
    const asOf = session.asOf() === null ? null : drafts?.site.content?.now
    pretendNow(asOf?.getTime() ?? null)
    const isAtResolver = normalizePagePath(history.url().pathname) === PREVIEW_PATH
    if (isAtResolver && resolvedPath !== null) void navigate(resolvedPath, { replace: true })
    else void refresh()
  })
}

function startToolbar({ store, update, exit }: PreviewSession): boolean {
  const { activeRepositoryName, options } = store.getState()
  const { repositoryName, apiEndpoint } = options[activeRepositoryName ?? ''] ?? {}
  if (repositoryName === undefined || apiEndpoint === undefined) return false
  const repository = { repositoryName, apiEndpoints: [apiEndpoint] }
  loadToolbar(repository, { onUpdate: (ref) => void update(ref), onEnd: exit })
  return true
}
