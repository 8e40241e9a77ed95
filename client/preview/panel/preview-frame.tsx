import { useMemo, useState, useSyncExternalStore, useEffect } from 'react'
import type { SiteContent } from '../../content/site/site-content.js'
import type { PageSource } from '../../runtime/load/page-source.js'
import type { CurrentPage } from '../../runtime/navigate/current-page.js'
import { toLocalPath } from '../../shared/addresses/local-path.js'
import { normalizePagePath } from '../../shared/addresses/page-paths.js'
import { toJobPathId } from '../../shared/addresses/job-paths.js'
import { ComparisonDialog } from '../comparison/comparison-dialog.js'
import { PreviewDialogs } from '../dialogs/preview-dialogs.js'
import type { PreviewSession } from '../session/preview-session.js'
import { CHECK_PANEL_ID, CheckPanel } from './check-panel.js'
import { toPreviewLink } from './copy-preview-link.js'
import { findChecks } from './find-checks.js'
import { PreviewBar } from './preview-bar.js'
import type { Site } from '../../content/site/site.js'
import { findDeletedPage } from '../drafts/draft-source.js'

export interface PreviewFrameProps {
  session: PreviewSession
  current: CurrentPage
  /** The pages as visitors have them. */
  published: PageSource
}

/** The editor's interface around the pages: dialogs, or the bar and the checks. */
export function PreviewFrame({ session, current, published }: PreviewFrameProps) {
  const state = useSyncExternalStore(session.store.subscribe, session.store.getState)
  const { resources, location } = useSyncExternalStore(current.subscribe, current.get)
  const { drafts, nodes } = state
  const documentId =
    resources.page.result.pageContext.documentId ??
    findJobToCome(drafts?.site.content ?? null, location.pathname)
  const isDeleted = useIsDeleted(
    published,
    drafts?.site ?? null,
    resources.page.result.pageContext.documentId === null ? location.pathname : null,
  )
  const [isCheckOpen, setIsCheckOpen] = useState(false)
  const [isComparing, setIsComparing] = useState(false)
  const checks = useMemo(
    () => (drafts === null ? [] : findChecks(drafts.site, documentId)),
    [drafts, documentId],
  )
  if (drafts === null) return <PreviewDialogs session={session} state={state} />
  const closeCheck = () => {
    setIsCheckOpen(false)
    document.querySelector<HTMLElement>(`[aria-controls="${CHECK_PANEL_ID}"]`)?.focus()
  }
  const settings = nodes.find(({ type }) => type === 'site_settings')
  const path = toLocalPath(location.pathname + location.search)
  return (
    <>
      {isCheckOpen && (
        <CheckPanel
          site={drafts.site}
          page={resources.page}
          checks={checks}
          asOf={session.asOf()}
          onShowAsOf={session.showAsOf}
          onClose={closeCheck}
        />
      )}
      {isComparing && (
        <ComparisonDialog
          path={normalizePagePath(location.pathname) ?? resources.page.path}
          page={resources.page}
          site={drafts.site}
          onClose={() => setIsComparing(false)}
        />
      )}
      <PreviewBar
        session={session}
        state={state}
        isDeleted={isDeleted}
        link={toPreviewLink(session.ref() ?? '', {
          documentId: documentId ?? settings?.id ?? '',
          path,
          asOf: session.asOf(),
        })}
        onCompare={() => setIsComparing(true)}
        check={{ isOpen: isCheckOpen, findings: checks.length, onToggle: setIsCheckOpen }}
      />
    </>
  )
}

/** The id of a job that opens later, whose address has no page until then. */
function findJobToCome(content: SiteContent | null, pathname: string): string | null {
  const jobId = toJobPathId(normalizePagePath(pathname) ?? '')
  return content?.jobs.future.find(({ uid }) => uid === jobId)?.id ?? null
}

/** Whether the document of the page at an address is published and not in the drafts; a null address has one. */
function useIsDeleted(published: PageSource, site: Site | null, address: string | null): boolean {
  const [deleted, setDeleted] = useState<{ site: Site; address: string } | null>(null)
  useEffect(() => {
    const path = address === null ? null : normalizePagePath(address)
    if (site === null || address === null || path === null) return
    let isCurrent = true
    void findDeletedPage(site, path, published).then((page) => {
      if (isCurrent && page !== null) setDeleted({ site, address })
    })
    return () => void (isCurrent = false)
  }, [published, site, address])
  return deleted !== null && deleted.site === site && deleted.address === address
}
