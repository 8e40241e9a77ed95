import { whenIdle } from '../../hooks/when-idle.js'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { staticQueryHash } from '../../shared/page-data/static-query-hash.js'
import type { Navigation } from '../address/navigation-context.js'
import { withSourceParams } from '../address/with-source-params.js'
import { watchForms } from '../links/watch-forms.js'
import { watchLinks } from '../links/watch-links.js'
import { connection, createPrefetcher } from '../load/prefetcher.js'
import type { CurrentPage } from '../navigate/current-page.js'
import { watchApply } from '../measure/watch-apply.js'
import { watchSavedRoles } from '../saved/save-slots.js'
import { onInterest } from '../../hooks/on-interest.js'
import { isAt } from '../address/page-url.js'
import type { NavigationOptions, LoadedNavigation } from './run-navigation.js'
import { isPreviewWanted } from './watch-preview.js'

/** Delay in ms in browsers without idle callbacks. */
const IDLE_MS = 200

export interface RunningNavigation extends Pick<Navigation, 'navigate' | 'prefetch'> {
  isNavigating: () => boolean
}

/** In ms; on a line on which the code takes longer, the browser opens the whole page as fast. */
const LONGEST_HOLD_MS = 1_000
/** In ms; longer, because a reload asks for everything again. */
const LONGEST_RETURN_MS = 3_000

/** From now on links, forms, Back and Forward are client navigations. */
export function startNavigation(options: LateNavigationOptions): RunningNavigation {
  const { navigate, onFollow, isNavigating } = createLateNavigation(options)
  const prefetcher = createPrefetcher({
    loader: options.loader,
    connection,
    whenIdle: (task) => whenIdle(task, IDLE_MS),
    currentPath: () => window.location.pathname,
  })
  const withSource = (url: string) =>
    withSourceParams(url, window.location.search, readSite(options.current).sourceParams)
  watchLinks({ document, navigate, prefetcher, onFollow, withSource })
  watchForms({ document, navigate: (to) => navigate(withSource(to)) })
  watchSavedRoles(window)
  watchApply(document)
  return { navigate, prefetch: prefetcher.onVisible, isNavigating }
}

function readSite(current: CurrentPage): Partial<SiteData> {
  const { staticQueryResults } = current.get().resources
  return staticQueryResults[staticQueryHash('site')] ?? {}
}

export type LateNavigationOptions = Omit<
  NavigationOptions,
  'whenInterested' | 'isPreview' | 'leftAt'
>

/**
 * Navigation whose code comes when the visitor shows interest. What is followed before waits for it, and
 * is left to the browser where it does not come.
 */
function createLateNavigation(options: LateNavigationOptions): LoadedNavigation {
  const { current, history } = options
  const interest = new Promise<void>(onInterest)
  const isPreview = isPreviewWanted(history.url())
  const leftAt = new Map<string, number>()
  let loaded: LoadedNavigation | null = null
  let loading: Promise<void> | undefined
  let isLeaving = false

  const load = () => (loading ??= loadNavigation().then(run).catch(console.warn))
  const loadWithin = (ms: number) => Promise.race([load(), wait(ms)])

  function run({ runNavigation }: Awaited<ReturnType<typeof loadNavigation>>) {
    window.removeEventListener('scroll', onScroll)
    window.removeEventListener('popstate', followReturn)
    loaded = runNavigation({
      ...options,
      isPreview,
      leftAt,
      whenInterested: (callback) => void interest.then(callback),
    })
  }

  function onScroll() {
    leftAt.set(history.entryKey(), window.scrollY)
  }

  /** The address has changed already, and the code will follow it; without code, the browser does. */
  async function followReturn() {
    await loadWithin(LONGEST_RETURN_MS)
    const isElsewhere = history.url().pathname !== current.get().location.pathname
    if (loaded === null && isElsewhere) window.location.reload()
  }

  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('popstate', followReturn)
  if (isPreview || isUnderWay() || isNeeded(options)) void followReturn()
  else void interest.then(load)

  return {
    navigate: async (to, how, focused) => {
      // The visitor may move the focus while the code is on its way.
      focused ??= document.activeElement
      if (loaded === null) await loadWithin(LONGEST_HOLD_MS)
      // Only another full page load can replace a running one.
      isLeaving ||= loaded === null
      if (isLeaving) history.hardLoad(new URL(to, history.url()))
      else await loaded?.navigate(to, how, focused)
    },
    onFollow: (link) => {
      if (loaded === null) void load().then(() => loaded?.onFollow(link))
      else loaded.onFollow(link)
    },
    isNavigating: () => loaded?.isNavigating() ?? false,
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export function loadNavigation() {
  return import('./run-navigation.js')
}

/** Whether the visitor has shown interest already, or has come back and may go on at once. */
export function isUnderWay(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const hasWaited = document.querySelector('script[data-start="interest"]') !== null
  return hasWaited || (load !== undefined && load.type !== 'navigate')
}

/** Whether the page that the document holds is not what the visitor is to see. */
function isNeeded({ current, history }: LateNavigationOptions): boolean {
  const { resources, location } = current.get()
  return !resources.isServerRendered || !isAt(history.url(), location)
}
