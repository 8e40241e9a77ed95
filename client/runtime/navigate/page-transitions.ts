import type { BrowserHistory } from '../address/browser-history.js'
import type { PageState } from './page-state.js'
import { restoreFocus, restoreScroll } from './restore-scroll-and-focus.js'
import type { ScrollPositions } from './scroll-positions.js'
import { announcePage, clearAnnouncement } from './announce-page.js'
import { applyHead } from './apply-head.js'

export interface PageTransitionsOptions {
  window: Window
  history: BrowserHistory
  positions: ScrollPositions
  getView: () => PageState
}

export interface PageTransitions {
  /** When the page that the document came with has come to life. */
  begin: () => void
  /** When a link is followed, before the navigation begins. */
  follow: (link: HTMLAnchorElement) => void
  /** When a navigation begins. */
  setOff: () => void
  /** While the page that is about to go still stands. */
  leave: () => void
  /** When the new page stands in the document. */
  arrive: (view: PageState) => void
}

/** Brings title, scroll position, focus and the announcement along to what is shown. */
export function createPageTransitions({
  window,
  history,
  positions,
  getView,
}: PageTransitionsOptions): PageTransitions {
  const { document } = window
  let focusedBefore: Element | null = null
  let followed: string | null = null

  function save(link: string | null) {
    positions.save(shownEntry(), { y: window.scrollY, followed: link })
  }

  /** After Back the address has changed already while the former page still stands. */
  function shownEntry(): string {
    const { location, entryKey } = getView()
    return history.url().pathname === location.pathname ? history.entryKey() : entryKey
  }

  onceAFrame(window, 'scroll', () => save(null))
  // Over a full load the browser restores the position by itself, before any script of ours runs.
  window.addEventListener('pageshow', () => (window.history.scrollRestoration = 'manual'))
  window.addEventListener('pagehide', () => {
    save(followed)
    window.history.scrollRestoration = 'auto'
  })
  window.history.scrollRestoration = 'manual'

  return {
    begin: () => {
      const { location, entryKey } = getView()
      const left = isComeBack(window) ? positions.read(entryKey) : null
      if (left === null) return
      // An entry that was left within a document is not always restored by the browser: then, and only
      // then, the page stands where it would for a new visitor.
      const y = window.scrollY
      restoreScroll(location.hash, null)
      restoreScroll(location.hash, window.scrollY === y ? left : { ...left, y })
    },
    follow: (link) => {
      followed = link.getAttribute('href')
    },
    setOff: () => {
      // Each entry has its own: one that a document was left from is the browser's until it is met again.
      window.history.scrollRestoration = 'manual'
      focusedBefore = document.activeElement
      clearAnnouncement()
    },
    leave: () => save(followed),
    arrive: ({ resources, location, entryKey, arrival }) => {
      const newPage = arrival?.newPage ?? true
      const left = arrival?.by === 'new' ? null : positions.read(entryKey)
      const { head } = resources.page.result.pageContext
      if (newPage) applyHead(head)
      if (arrival?.by === 'refresh') return
      // Back within one page, for example between two filters, keeps the place where none was saved.
      const staysPut = !newPage && left === null && arrival?.by === 'history'
      if (!staysPut) restoreScroll(location.hash, left)
      if (arrival) restoreFocus({ hash: location.hash, left, focusedBefore, newPage })
      if (arrival && newPage) announcePage(head.title)
      followed = null
    },
  }
}

/** By Back, Forward or a reload. */
function isComeBack({ performance }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}

function onceAFrame(window: Window, type: string, run: () => void) {
  let waiting = false
  window.addEventListener(
    type,
    () => {
      if (waiting) return
      waiting = true
      window.requestAnimationFrame(() => {
        waiting = false
        run()
      })
    },
    { passive: true },
  )
}
