import { createRoot } from 'react-dom/client'
import { createReleaseSource } from '../runtime/load/release-source.js'
import { hasPreviewToolbar, type PreviewedPage } from '../runtime/start/watch-preview.js'
import { showWhileActive } from './drafts/show-while-active.js'
import { PreviewFrame } from './panel/preview-frame.js'
import { loadToolbar } from './panel/toolbar.js'
import { createEditorsBrowser } from './session/editors-browser.js'
import { knownRepository, toPreviewRepository } from './session/known-repository.js'
import { createPreviewSession, type PreviewSession } from './session/preview-session.js'
import { createPreviewConfig, type PreviewConfig } from './state/preview-config.js'

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
  return createPreviewSession({
    ...createEditorsBrowser(window),
    createRepositoryConfig,
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
