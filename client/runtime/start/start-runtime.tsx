import type { ComponentType } from 'react'
import { markCode } from '../../hooks/mark-code.js'
import { createBrowserHistory, type BrowserHistory } from '../address/browser-history.js'
import { MissingChunkError } from '../load/load-template.js'
import { createPageLoader } from '../load/page-loader.js'
import { isOtherBuild, type TemplateRegistry } from '../load/page-resources.js'
import { createReleaseSource } from '../load/release-source.js'
import type { AppProps } from '../navigate/page-state.js'
import { isUnloading, readBootstrapData, stopRecordingUnload } from './bootstrap-data.js'
import { isUnderWay, loadNavigation } from './start-navigation.js'
import { loadFirstPage } from './load-first-page.js'
import {
  createReloadGuard,
  type ReloadGuard,
  type ReloadReason,
  watchChunkFailures,
} from './reload-guard.js'
import { runPage } from './run-page.js'
import type { LoadPreview } from './watch-preview.js'

/** In ms. */
const REQUEST_TIMEOUT_MS = 10_000

export interface RuntimeOptions {
  templates: TemplateRegistry
  App: ComponentType<AppProps>
  loadPreview: LoadPreview
}

/** Hydrates the page, then takes over navigation. If it rejects, the HTML still works by itself. */
export async function startRuntime(root: HTMLElement, options: RuntimeOptions): Promise<void> {
  const { pagePath, buildHash, fontKitUrl } = readBootstrapData(root)
  const history = createBrowserHistory(window)
  const guard = createReloadGuard(() => window.sessionStorage, Date.now() - performance.now())
  const reload = (reason: ReloadReason) => isUnloading(root) || reloadOnce(reason, guard, history)
  const address = toDocumentAddress(history.url())
  const page = address.pathname + address.search

  if (fontKitUrl !== null) {
    void import('./load-font-kit.js').then(({ loadFontKit }) => loadFontKit(fontKitUrl, document))
  }
  if (guard.hasReloaded('crash', page)) {
    markCode('failed')
    return reloadOnTraversal(history, address)
  }
  // Beside the page's own code; where it is lost, that is noticed when it is used.
  if (isUnderWay()) loadNavigation().catch(() => {})
  let isNavigating = () => false
  watchChunkFailures(window, () => isNavigating() || reload('missing-chunk'))

  let isRendered = false
  const loader = createLoader(options.templates, (path) => path === pagePath && !isRendered)
  const first = await loadFirstPage(loader, address, pagePath)
  if (first.kind === 'elsewhere') {
    const { url, error } = first
    if (error === null) return isUnloading(root) ? undefined : window.location.replace(url.href)
    if (error instanceof MissingChunkError && reload('missing-chunk')) return
    reloadOnTraversal(history, address)
    throw new Error(`Cannot start ${page}: ${error.message}`, { cause: error })
  }
  if (isOtherBuild(first.resources, buildHash) && reload('other-build')) return
  // On a slow line the rest of the HTML may still come.
  while (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve))

  isRendered = true
  stopRecordingUnload(root)
  const onCrash = () => reload('crash')
  // The new document is not reloaded again if its page is still of another build.
  const beforeOtherBuild = ({ pathname, search }: URL) =>
    void guard.mayReload('other-build', pathname + search)
  const mayReload = ({ pathname, search }: URL) =>
    guard.mayReload('missing-chunk', pathname + search)
  isNavigating = runPage(root, {
    ...options,
    address,
    first,
    buildHash,
    beforeOtherBuild,
    mayReload,
    loader,
    history,
    onCrash,
  })
}

function reloadOnce(reason: ReloadReason, guard: ReloadGuard, history: BrowserHistory): boolean {
  const { pathname, search } = history.url()
  const isAllowed = guard.mayReload(reason, pathname + search)
  if (isAllowed) window.location.reload()
  return isAllowed
}

function createLoader(templates: TemplateRegistry, isInDocument: (path: string) => boolean) {
  const source = createReleaseSource((url, init) =>
    window.fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...init }),
  )
  return createPageLoader({ templates, source, isInDocument })
}

/**
 * The URL that the document was loaded for. After a reload, Back and Forward among the entries of one
 * document take effect at once, so the address bar may show another URL before any script runs.
 */
function toDocumentAddress(current: URL): URL {
  const [load] = performance.getEntriesByType('navigation')
  if (!load) return current
  const { pathname, search } = new URL(load.name)
  return pathname === current.pathname && search === current.search ? current : new URL(load.name)
}

/**
 * For a document without client navigation: Back and Forward between its entries would change only
 * the address.
 */
function reloadOnTraversal(history: BrowserHistory, loaded: URL): void {
  const reload = () => {
    const { pathname, search } = history.url()
    if (pathname !== loaded.pathname || search !== loaded.search) window.location.reload()
  }
  reload()
  window.addEventListener('popstate', reload)
}
