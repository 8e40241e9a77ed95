import type { BrowserHistory } from '../address/browser-history.js'
import type { NavigateOptions } from '../address/navigation-context.js'
import { toPageLocation } from '../address/page-url.js'
import type { PageLoader } from '../load/page-loader.js'
import { isOtherBuild, type PageResources } from '../load/page-resources.js'
import { resolvePage, type ResolvedPage } from '../load/resolve-page.js'
import {
  createNavigationAttempts,
  type NavigationAttempts,
  type NavigationAttemptsOptions,
} from './navigation-attempts.js'
import type { Arrival } from './page-state.js'

/** After this time, in ms, a load is left to the browser. */
const LOAD_TIMEOUT_MS = 10_000

export interface NavigatorOptions extends NavigationAttemptsOptions {
  loader: PageLoader
  history: BrowserHistory
  /** Identifies the browser code that runs in this tab. */
  buildHash: string
  /** Called before the full page load of a page of another build. */
  beforeOtherBuild: (url: URL) => void
  /** Whether a full page load may bring what a refresh cannot load: not a second time. */
  mayReload: (url: URL) => boolean
  /** True once a new service worker waits for a full page load. */
  isUpdateReady: () => boolean
  /** Resolves when the outgoing page has faded. */
  fadeOut: () => Promise<void>
  onStart: (focused?: Element | null) => void
  /** Called right before the address and the page change. */
  beforeChange: () => void
}

export interface Navigator {
  /** `focused`: see `PageTransitions`. */
  navigate: (to: string, options?: NavigateOptions, focused?: Element | null) => Promise<void>
  /** After Back or Forward: the address has changed already, the page follows. */
  followHistory: () => Promise<void>
  /** Reloads the content of the current page. Rejects if that cannot be loaded: the page stays. */
  refresh: () => Promise<void>
  /** Also during a full page load. */
  isNavigating: () => boolean
  /** For a document restored from the bfcache. */
  resume: () => void
}

/** Loads the target before it changes address and page; what it cannot load is left to the browser. */
export function createNavigator(options: NavigatorOptions): Navigator {
  const { current, loader, history, isUpdateReady, onStart } = options
  const attempts = createNavigationAttempts(options)
  let newest = Promise.resolve()
  let isStale = false
  let running = 0
  let isUnloading = false

  function run(navigation: () => Promise<void>, focused?: Element | null): Promise<void> {
    onStart(focused)
    running += 1
    newest = navigation().finally(() => (running -= 1))
    return newest
  }

  function hardLoad(url: URL) {
    isUnloading = true
    history.hardLoad(url)
  }

  async function navigate(to: string, { replace = false, title = '' }: NavigateOptions = {}) {
    const url = new URL(to, history.url())
    // Only another full page load can replace a running one.
    if (isUpdateReady() || isUnloading) return hardLoad(url)
    if (isHashChange(options, url)) {
      changeAddress(options, url, replace)
      return show(url, 'new')
    }
    const target = await attempts.untilUnload(loadTarget(options, attempts, url, title))
    if (target?.kind === 'elsewhere') return hardLoad(target.url)
    if (target === null) return
    changeAddress(options, target.url, replace)
    show(target.url, 'new', target.resources)
  }

  async function followHistory() {
    isUnloading = false
    const url = history.url()
    const isSamePage = url.pathname === current.get().location.pathname
    if (isSamePage) show(url, 'history')
    if (isUpdateReady()) return hardLoad(url)
    if (isSamePage) return
    const target = await loadTarget(options, attempts, url, '')
    if (target?.kind === 'elsewhere') return hardLoad(target.url)
    if (target === null) return
    if (target.url.href !== url.href) history.replace(target.url)
    show(target.url, 'history', target.resources)
  }

  /** Without `resources`: another part of the same page, of which a refresh may be under way. */
  function show(url: URL, by: Arrival['by'], resources?: PageResources) {
    if (!resources) attempts.cancel()
    showArrival(options, url, by, resources)
    if (resources) isStale = false
    else if (isStale) refreshLater()
  }

  async function refresh() {
    await untilSettled()
    isStale = true
    const isNewest = attempts.begin('')
    const asked = history.url()
    const target = await resolvePage(loader, asked)
    if (!isNewest()) return
    attempts.endNotice()
    if (target.kind === 'elsewhere') {
      if (target.error !== null && !options.mayReload(target.url)) throw target.error
      return hardLoad(target.url)
    }
    if (target.url.href !== asked.href) history.replace(target.url)
    // A filter that was chosen meanwhile has changed the query.
    show(history.url(), 'refresh', target.resources)
  }

  /** The page stays as it is if that fails, and the next one tries again. */
  function refreshLater() {
    refresh().catch((error: unknown) => console.warn(error))
  }

  /** Also after navigations that begin meanwhile. */
  async function untilSettled() {
    let settled
    while (settled !== newest) await (settled = newest)
  }

  return {
    navigate: (to, how, focused) => run(() => navigate(to, how), focused),
    followHistory: () => run(followHistory),
    refresh,
    isNavigating: () => isUnloading || running > 0,
    resume: () => {
      isUnloading = false
      attempts.cancel()
      current.change({ slow: null, transition: 'none' })
      // What was under way is begun again.
      if (history.url().pathname !== current.get().location.pathname) void run(followHistory)
      else if (isStale) refreshLater()
    },
  }
}

/** Resolves after the fade-out; to null if a newer navigation has begun. */
async function loadTarget(
  { current, loader, delay, buildHash, beforeOtherBuild, fadeOut }: NavigatorOptions,
  attempts: NavigationAttempts,
  url: URL,
  title: string,
): Promise<ResolvedPage | null> {
  const isNewest = attempts.begin(title)
  // Visitors can see and stop a slow full page load; a page that does nothing looks broken.
  const target = await new Promise<ResolvedPage>((resolve) => {
    const stop = delay(LOAD_TIMEOUT_MS, () => resolve({ kind: 'elsewhere', url, error: null }))
    void resolvePage(loader, url).then(resolve).finally(stop)
  })
  if (!isNewest()) return null
  attempts.endNotice()
  if (target.kind === 'elsewhere') return target
  if (isOtherBuild(target.resources, buildHash)) {
    beforeOtherBuild(target.url)
    return { ...target, kind: 'elsewhere', error: null }
  }
  current.change({ slow: null, transition: 'out' })
  await fadeOut()
  return isNewest() ? target : null
}

function changeAddress({ history, beforeChange }: NavigatorOptions, url: URL, replace: boolean) {
  beforeChange()
  if (replace || url.href === history.url().href) history.replace(url)
  else history.push(url)
}

function showArrival(
  { current, history }: NavigatorOptions,
  url: URL,
  by: Arrival['by'],
  resources?: PageResources,
) {
  const number = (current.get().arrival?.number ?? 0) + 1
  current.change({
    location: toPageLocation(url),
    entryKey: history.entryKey(),
    slow: null,
    transition: resources && by !== 'refresh' ? 'in' : 'none',
    arrival: { number, by, newPage: resources !== undefined },
    ...(resources && { resources }),
  })
}

/** Compared with the address bar too, because filters change its query without a navigation. */
function isHashChange({ history, current }: NavigatorOptions, url: URL): boolean {
  const { pathname, search } = history.url()
  const isSameUrl = url.pathname === pathname && url.search === search
  return url.hash !== '' && isSameUrl && pathname === current.get().location.pathname
}
