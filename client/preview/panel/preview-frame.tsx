import { useMemo, useState, useSyncExternalStore } from 'react'
import type { CurrentPage } from '../../runtime/navigate/current-page.js'
import { toHref } from '../../runtime/address/page-url.js'
import { CheckPanel } from './check-panel.js'
import { PreviewDialogs } from '../dialogs/preview-dialogs.js'
import { findChecks } from './find-checks.js'
import { PreviewBar } from './preview-bar.js'
import { toPreviewLink } from './preview-link.js'
import type { PreviewSession } from '../session/preview-session.js'

export interface PreviewFrameProps {
  session: PreviewSession
  shown: CurrentPage
}

/** What an editor sees around the pages: dialogs, and while drafts are shown, the bar. */
export function PreviewFrame({ session, shown }: PreviewFrameProps) {
  const state = useSyncExternalStore(session.store.subscribe, session.store.getState)
  const { resources, location } = useSyncExternalStore(shown.subscribe, shown.get)
  const drafts = state.previewState === 'ACTIVE' ? session.drafts.peek() : null
  const { documentId } = resources.page.result.pageContext
  const [isCheckOpen, setIsCheckOpen] = useState(false)
  const checks = useMemo(
    () => (drafts === null ? [] : findChecks(drafts.site, documentId)),
    [drafts, documentId],
  )
  if (drafts === null) return <PreviewDialogs session={session} state={state} />
  const settings = state.nodes.find(({ type }) => type === 'site_settings')
  const link = toPreviewLink(window.location.origin, {
    ref: session.ref() ?? '',
    documentId: documentId ?? settings?.id ?? '',
    path: toHref({ ...location, hash: '' }),
  })
  return (
    <>
      {isCheckOpen && (
        <CheckPanel
          site={drafts.site}
          page={resources.page}
          checks={checks}
          asOf={session.asOf()}
          onShowAsOf={session.showAsOf}
        />
      )}
      <PreviewBar
        session={session}
        state={state}
        isWhole={drafts.isWhole}
        link={link}
        check={{ isOpen: isCheckOpen, findings: checks.length, onToggle: setIsCheckOpen }}
      />
    </>
  )
}
