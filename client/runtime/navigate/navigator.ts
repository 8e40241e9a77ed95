import { SLOW_LOAD_MS } from '../../shared/constants.js'
import type { BrowserHistory } from '../address/browser-history.js'
import type { NavigateOptions } from '../address/navigation-context.js'
import type { PageLoader } from '../load/page-loader.js'
import { toHref, toPageLocation } from '../address/page-url.js'
import type { Arrival } from './page-state.js'
import { resolvePage, type ResolvedPage } from '../load/resolve-page.js'
import type { CurrentPage } from './current-page.js'

/** A load that takes longer, in ms, is left to the browser. */
const LOAD_TIMEOUT_MS = 10_000

export interface NavigatorOptions {
  shown: CurrentPage
  loader: PageLoader
  history: BrowserHistory
  /** Hash of the browser code that runs in this tab. */
  buildHash: string
  /** True once a new service worker waits for a full page load. */
  isUpdateReady: () => boolean
  /** Resolves when the outgoing page has faded. */
  fadeOut: () => Promise<void>
  /** Runs `notify` after that many ms, unless the returned function was called. */
  delay: (ms: number, notify: () => void) => () => void
  /** Called while the page that is about to go still stands. */
  onLeave: () => void
  /** Notifies when the browser sets out for a document by itself, until the returned function is called. */
  watchUnload: (notify: () => void) => () => void
}

export interface Navigator {
  navigate: (to: string, options?: NavigateOptions) => Promise<void>
  /** After Back or Forward: the address has changed already, the page follows. */
  followHistory: () => Promise<void>
  /** Shows what the present address stands for now, when its content has changed. */
  refresh: () => Promise<void>
  /** Whether the visitor is on the way to another page, by a full load included. */
  isNavigating: () => boolean
  /** When a full load has led away, and the browser has brought this document back as it was. */
  resume: () => void
}

/** Loads a target first and goes there then; whatever cannot be done so, the browser does by itself. */
export function createNavigator(options: NavigatorOptions): Navigator {
  const { shown, loader, history, buildHash, isUpdateReady, fadeOut, delay } = options
  const { onLeave, watchUnload } = options
  const show = shown.change
  let latest = 0
  let stopNotice = () => {}
  let navigating = Promise.resolve()
  let underWay = 0
  let isLeaving = false

  function hardLoad(url: URL) {
    isLeaving = true
    history.hardLoad(url.href)
  }

  async function track(navigation: Promise<void>) {
    underWay += 1
    await navigation.finally(() => (underWay -= 1))
  }

  /** A newer navigation cancels an older one, whose late answer is dropped. */
  function begin(title: string): () => boolean {
    latest += 1
    const ticket = latest
    stopNotice()
    stopNotice = delay(SLOW_LOAD_MS, () => show({ slow: title }))
    return () => ticket === latest
  }

  async function load(url: URL, title: string): Promise<ResolvedPage | null> {
    const isLatest = begin(title)
    const resolved = await withinTime(url, resolvePage(loader, url))
    if (!isLatest()) return null
    stopNotice()
    if (resolved.kind === 'elsewhere') return resolved
    const { webpackCompilationHash } = resolved.resources.page
    if (webpackCompilationHash !== '' && webpackCompilationHash !== buildHash) {
      return { kind: 'elsewhere', url: resolved.url, error: null }
    }
    show({ slow: null, transition: 'out' })
    await fadeOut()
    return isLatest() ? resolved : null
  }

  /**
   * A reload, or Back to another document, is newer than the navigation that it meets. An entry pushed
   * under it would also leave Chromium with a session history in which Back does nothing.
   */
  function givingWay<Result>(loading: Promise<Result>): Promise<Result> {
    const ticket = latest
    const stopWatching = watchUnload(() => {
      if (ticket !== latest) return
      latest += 1
      stopNotice()
      show({ slow: null, transition: 'none' })
    })
    return loading.finally(stopWatching)
  }

  /** A browser that waits shows it, and can be stopped; a page that waits only looks broken. */
  function withinTime(url: URL, load: Promise<ResolvedPage>): Promise<ResolvedPage> {
    return new Promise((resolve) => {
      const stop = delay(LOAD_TIMEOUT_MS, () => resolve({ kind: 'elsewhere', url, error: null }))
      void load.then(resolve).finally(stop)
    })
  }

  async function navigate(to: string, { replace = false, title = '' }: NavigateOptions = {}) {
    const url = new URL(to, history.url())
    // Only another full load takes the place of one that is under way.
    if (isUpdateReady() || isLeaving) return hardLoad(url)
    if (isHashOnly(url)) return moveWithinPage(url)
    const resolved = await givingWay(load(url, title))
    if (resolved === null) return
    if (resolved.kind === 'elsewhere') return hardLoad(resolved.url)
    onLeave()
    const href = toHref(resolved.url)
    if (replace || resolved.url.href === history.url().href) history.replace(href)
    else history.push(href)
    arrive(resolved, 'new')
  }

  async function followHistory() {
    isLeaving = false
    const url = history.url()
    if (url.pathname === shown.get().location.pathname) {
      begin('')
      stopNotice()
      return show({ ...settled(url), arrival: arrival('history', false) })
    }
    const resolved = await load(url, '')
    if (resolved === null) return
    if (resolved.kind === 'elsewhere') return hardLoad(resolved.url)
    if (resolved.url.href !== url.href) history.replace(resolved.url.href)
    arrive(resolved, 'history')
  }

  async function refresh() {
    await navigating
    const isLatest = begin('')
    const resolved = await resolvePage(loader, history.url())
    if (!isLatest()) return
    stopNotice()
    if (resolved.kind === 'elsewhere') return hardLoad(resolved.url)
    const { resources, url } = resolved
    history.replace(toHref(url))
    show({ ...settled(url), resources, arrival: arrival('refresh', true) })
  }

  function arrive(resolved: ResolvedPage & { kind: 'page' }, by: 'new' | 'history') {
    const { resources, url } = resolved
    show({ ...settled(url), resources, transition: 'in', arrival: arrival(by, true) })
  }

  function moveWithinPage(url: URL) {
    begin('')
    stopNotice()
    onLeave()
    const href = toHref(url)
    if (url.href === history.url().href) history.replace(href)
    else history.push(href)
    show({ ...settled(url), arrival: arrival('new', false) })
  }

  function settled(url: URL) {
    return {
      location: toPageLocation(url),
      entryKey: history.entryKey(),
      slow: null,
      transition: 'none' as const,
    }
  }

  function arrival(by: Arrival['by'], newPage: boolean) {
    return { number: (shown.get().arrival?.number ?? 0) + 1, by, newPage }
  }

  /** The address bar counts as well: filters write the query without a navigation. */
  function isHashOnly(url: URL): boolean {
    const { pathname, search } = history.url()
    const isSame = url.pathname === pathname && url.search === search
    return url.hash !== '' && isSame && pathname === shown.get().location.pathname
  }

  return {
    navigate: (to, how) => (navigating = track(navigate(to, how))),
    followHistory: () => (navigating = track(followHistory())),
    refresh,
    isNavigating: () => isLeaving || underWay > 0,
    resume: () => (isLeaving = false),
  }
}
