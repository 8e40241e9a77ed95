import { pretendNow } from '../../hooks/use-now.js'
import type { LoadedPages } from '../../runtime/load/page-loader.js'
import type { PageSource } from '../../runtime/load/page-source.js'
import type { PreviewedPage } from '../../runtime/start/watch-preview.js'
import type { PageData } from '../../shared/page-data/page-data.js'
import { PREVIEW_PATH, normalizePagePath } from '../../shared/addresses/page-paths.js'
import { isOwnPath } from '../../shared/addresses/path-base.js'
import { toJobPathId } from '../../shared/addresses/job-paths.js'
import type { PreviewConfig } from '../state/preview-config.js'
import type { Drafts, PreviewState } from '../state/preview-state.js'
import type { PreviewStore } from '../state/preview-store.js'
import { createDraftSource } from './draft-source.js'

interface ShownSession {
  store: PreviewStore
  asOf: () => string | null
}

type ShownPage = Pick<PreviewedPage, 'current' | 'loader' | 'history' | 'refresh'>

/** Shows drafts in place of published pages while the state is ACTIVE. */
export function showWhileActive(
  { store, asOf }: ShownSession,
  page: ShownPage,
  { autoRedirect, navigate }: Pick<PreviewConfig, 'autoRedirect' | 'navigate'>,
  published: PageSource,
): void {
  let shown: Drafts | null = null
  const fail = (error: Error) => {
    // What failed may be the published page in place of the drafts.
    if (store.getState().previewState === 'FAILED') console.warn(error)
    else store.dispatch({ type: 'failed', error: error.message })
  }
  store.subscribe(() => {
    const state = store.getState()
    const { drafts, resolvedPath } = state
    const isElsewhere = resolvedPath !== null && !isOwnPath(resolvedPath)
    // By a full page load, for that language has its own code.
    if (isElsewhere && state.previewState === 'RESOLVED' && autoRedirect)
      return navigate(resolvedPath)
    if (drafts === shown && !(hasNoDrafts(state) && isPlaceholder(page))) return
    shown = drafts
    page.loader.use(drafts && toPages(drafts, published))
    const instant = asOf() === null ? undefined : drafts?.site.content?.now.getTime()
    pretendNow(instant ?? null)
    const isRedirected = drafts !== null && autoRedirect && isAtResolver(page)
    const movedTo = drafts && findMovedTo(drafts, page)
    if (isRedirected && resolvedPath !== null) navigate(resolvedPath)
    else if (movedTo !== null) navigate(movedTo)
    else page.refresh().catch(fail)
  })
}

function toPages({ site, templates }: Drafts, published: PageSource): LoadedPages {
  return { templates, source: createDraftSource(site, published) }
}

/**
 * The path of the shown document where an editor has changed it meanwhile; null where it is the same. A job's
 * former address leads to the job by itself.
 */
function findMovedTo({ site }: Drafts, { current }: ShownPage): string | null {
  const { path, result } = current.get().resources.page
  const { documentId } = result.pageContext
  if (documentId === null || toJobPathId(path) !== null) return null
  if (site.pages.some((page) => page.path === path)) return null
  const isSame = (page: PageData) => page.result.pageContext.documentId === documentId
  return site.pages.find(isSame)?.path ?? null
}

function hasNoDrafts({ previewState }: PreviewState): boolean {
  return previewState === 'FAILED' || previewState === 'NOT_A_PREVIEW'
}

/** The server sends editors the preview page where the site has none: a draft may have one. */
function isPlaceholder(page: ShownPage): boolean {
  return page.current.get().resources.page.path === PREVIEW_PATH && !isAtResolver(page)
}

function isAtResolver({ history }: ShownPage): boolean {
  return normalizePagePath(history.url().pathname) === PREVIEW_PATH
}
