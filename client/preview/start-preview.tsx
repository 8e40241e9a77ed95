import { createRoot } from 'react-dom/client'
import { createReleaseSource } from '../runtime/load/release-source.js'
import { hasPreviewToolbar, type PreviewedPage } from '../runtime/start/watch-preview.js'
import { siteNow } from '../hooks/site-clock.js'
import { createPlatform, type PlatformGlobals } from '../shared/content-api/platform.js'
import { showWhileActive } from './drafts/show-while-active.js'
import { PreviewFrame } from './panel/preview-frame.js'
import { loadToolbar } from './panel/toolbar.js'
import { knownRepository, toPreviewRepository } from './session/known-repository.js'
import { createPreviewCookies } from './session/preview-cookies.js'
import { createPreviewSession, type PreviewSession } from './session/preview-session.js'
import { createPreviewConfig, type PreviewConfig } from './state/preview-config.js'

/** For each request, because an editor is waiting. */
const FETCH_TIMEOUT_MS = 10_000

export function startPreview(page: PreviewedPage): void {
  const { current } = page
  const config = createPreviewConfig(page)
  const session = createSession(page, config)
  const published = createReleaseSource((url, init) => window.fetch(url, init))
  showWhileActive(session, page, config, published)
  startToolbarOnce(session)
  current.onRendered(session.reconsider)
  const frame = document.body.appendChild(document.createElement('div'))
  frame.className = 'preview-frame'
  createRoot(frame).render(
    <PreviewFrame session={session} current={current} published={published} />,
  )
  void session.start()
}

function createSession(
  { history, refresh }: PreviewedPage,
  { createRepositoryConfig }: PreviewConfig,
): PreviewSession {
  const isSecure = window.location.protocol === 'https:'
  const isFramed = window.self !== window.top
  return createPreviewSession({
    fetch: (url, init) =>
      window.fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), ...init }),
    // A draft that opens or closes does so by the clock of the site.
    platform: { ...createPlatform(window as unknown as PlatformGlobals), now: siteNow },
    createRepositoryConfig,
    cookies: createPreviewCookies(document, { isSecure, isFramed }),
    url: history.url,
    cleanAddress: history.replace,
    showPublished: () => void refresh(),
    reload: (where) => {
      if (where === 'here') window.location.reload()
      else window.location.assign('/api/preview/exit')
    },
  })
}

/** With the first drafts, or before them where the toolbar may start a preview. */
function startToolbarOnce({ store, update, end }: PreviewSession): void {
  const stop = store.subscribe(() => {
    const known = knownRepository(store)
    if (known === null || (store.getState().drafts === null && !hasPreviewToolbar())) return
    stop()
    loadToolbar(toPreviewRepository(known.options), {
      onUpdate: (ref) => void update(ref),
      onEnd: () => void end(),
    })
  })
}
