import type { ComponentType } from 'react'
import { createBrowserHistory } from '../address/browser-history.js'
import { createExchangeableLoader } from '../load/exchangeable-loader.js'
import { MissingChunkError } from '../load/load-template.js'
import { createPageLoader } from '../load/page-loader.js'
import type { TemplateRegistry } from '../load/page-resources.js'
import { followByLoads } from './follow-by-loads.js'
import { loadFirstPage } from './load-first-page.js'
import { loadedAddress } from './loaded-address.js'
import { createReloadGuard, type ReloadReason } from './reload-guard.js'
import { readBootstrapData } from './bootstrap-data.js'
import { runPage } from './run-page.js'
import type { AppProps } from '../navigate/page-state.js'
import type { LoadPreview } from './watch-preview.js'
import { watchChunkFailures } from './watch-chunk-failures.js'

/** A request that takes longer, in ms, counts as dropped: some connections hang for ever. */
const ANSWER_TIMEOUT_MS = 10_000

/** The pages, the component that renders them, and the preview: the runtime imports none of them. */
export interface RuntimeOptions {
  templates: TemplateRegistry
  App: ComponentType<AppProps>
  loadPreview: LoadPreview
}

/**
 * Brings the document to life: hydrates the page that its HTML shows, then takes over navigation.
 * Rejects if it cannot; the HTML is complete, and its links work without it.
 */
export async function startRuntime(root: HTMLElement, options: RuntimeOptions): Promise<void> {
  const { pagePath, buildHash, fontKitUrl } = readBootstrapData(root)
  const history = createBrowserHistory(window)
  const guard = createReloadGuard(() => window.sessionStorage, Date.now)
  const address = loadedAddress(history.url())
  const page = address.pathname + address.search
  const reload = (reason: ReloadReason) => {
    if (hasSetOut(root)) return true
    const { pathname, search } = history.url()
    const isAllowed = guard.mayReload(reason, pathname + search)
    if (isAllowed) window.location.reload()
    return isAllowed
  }

  if (fontKitUrl !== null) {
    void import('./load-font-kit.js').then(({ loadFontKit }) => loadFontKit(fontKitUrl, document))
  }
  if (guard.hasReloaded('crash', page)) return followByLoads(window, history, address)
  let isRendered = false
  let isNavigating = () => false
  watchChunkFailures(window, () => isNavigating() || reload('missing-chunk'))

  const published = createPageLoader({
    templates: options.templates,
    fetch: (url, init) =>
      window.fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), ...init }),
    isInDocument: (path) => path === pagePath && !isRendered,
  })
  const loader = createExchangeableLoader(published)
  const resolved = await loadFirstPage(loader, address, pagePath)
  if (resolved.kind === 'elsewhere') {
    if (resolved.error === null) {
      if (!hasSetOut(root)) window.location.replace(resolved.url.href)
      return
    }
    if (resolved.error instanceof MissingChunkError && reload('missing-chunk')) return
    followByLoads(window, history, address)
    throw new Error(`Cannot start ${page}: ${resolved.error.message}`, { cause: resolved.error })
  }
  const { webpackCompilationHash } = resolved.resources.page
  const isOtherBuild = webpackCompilationHash !== '' && webpackCompilationHash !== buildHash
  if (isOtherBuild && reload('other-build')) return

  isRendered = true
  endStart(root)
  isNavigating = runPage(root, {
    address,
    first: resolved,
    buildHash,
    loader,
    history,
    onCrash: () => reload('crash'),
    ...options,
  })
}

/** Visitors who are on the way elsewhere are not to be brought back; `start-after-first-paint.ts` takes note. */
function hasSetOut({ dataset }: HTMLElement): boolean {
  return dataset.setOut !== undefined
}

function endStart(root: HTMLElement): void {
  window.onbeforeunload = null
  delete root.dataset.setOut
}
