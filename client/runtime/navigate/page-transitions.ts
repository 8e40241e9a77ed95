import type { BrowserHistory } from '../address/browser-history.js'
import type { CurrentPage } from './current-page.js'
import { announcePage, clearAnnouncement } from './live-regions.js'
import type { PageState } from './page-state.js'
import { restoreFocus, restoreScroll } from './restore-scroll-and-focus.js'
import type { ScrollPositions } from './scroll-positions.js'
import type { PageHead } from '../../shared/page-data/page-data.js'

export interface PageTransitionsOptions {
  history: BrowserHistory
  positions: ScrollPositions
  current: CurrentPage
}

/** Called in this order. */
export interface PageTransitions {
  onFollow: (link: HTMLAnchorElement) => void
  /** `focused`: what had the focus when the visitor asked for the page, where that was before now. */
  onStart: (focused?: Element | null) => void
  beforeChange: () => void
}

/** Updates head, scroll position, focus and announcement with every navigation. */
export function createPageTransitions(options: PageTransitionsOptions): PageTransitions {
  const { history, positions, current } = options
  let focusedBefore: Element | null = null
  let followed: string | null = null

  /** After Back the address has already changed while the old page is still visible. */
  const isOfAddress = () => history.url().pathname === current.get().location.pathname

  /** An entry keeps its last followed link: also after Back it is left by Forward. */
  function save(link: string | null) {
    const key = isOfAddress() ? history.entryKey() : current.get().entryKey
    const followed = link ?? positions.read(key)?.followed ?? null
    positions.save(key, { y: window.scrollY, followed })
  }

  function update({ resources, location, entryKey, arrival }: PageState) {
    const newPage = arrival?.newPage ?? true
    const left = arrival?.by === 'new' ? null : positions.read(entryKey)
    const { head } = resources.page.result.pageContext
    if (newPage) applyHead(head)
    if (arrival?.by === 'refresh') return
    // Back within a page, for example between two filters, scrolls only to a saved position.
    const isInPlace = !newPage && left === null && arrival?.by === 'history'
    if (!isInPlace) restoreScroll(location.hash, left)
    if (arrival) restoreFocus({ hash: location.hash, left, focusedBefore, newPage })
    followed = null
  }

  /** Its title may be a search's, which the listing puts before its own. */
  function announce({ arrival }: PageState) {
    if (arrival?.newPage && arrival.by !== 'refresh') announcePage(document.title)
  }

  onceAFrame('scroll', () => save(null))
  // Over a full page load the browser restores the position itself, before any script runs.
  window.addEventListener('pageshow', () => (window.history.scrollRestoration = 'manual'))
  window.addEventListener('pagehide', () => {
    save(followed)
    const next = isOfAddress() ? null : positions.read(history.entryKey())
    if (next) positions.save(history.entryKey(), { ...next, wasHidden: true })
    window.history.scrollRestoration = 'auto'
  })
  window.history.scrollRestoration = 'manual'
  if (current.get().resources.isServerRendered) restoreAfterReload(options)
  else update(current.get())
  current.onRendered(update)
  current.onSettled(announce)

  return {
    onFollow: (link) => (followed = link.getAttribute('href')),
    onStart: (focused = document.activeElement) => {
      // scrollRestoration is per history entry; pagehide set this one to 'auto', so set it back.
      window.history.scrollRestoration = 'manual'
      focusedBefore = focused
      clearAnnouncement()
    },
    beforeChange: () => save(followed),
  }
}

/** Browsers do not always restore an entry that was left by a client navigation. */
function restoreAfterReload({ positions, current }: PageTransitionsOptions) {
  const { location, entryKey } = current.get()
  const left = isReloadOrTraversal() ? positions.read(entryKey) : null
  if (left === null) return
  if (left.wasHidden) return restoreScroll(location.hash, left)
  // Only then is the page where it would be for a new visitor.
  const y = window.scrollY
  restoreScroll(location.hash, null)
  restoreScroll(location.hash, window.scrollY === y ? left : { ...left, y })
}

function isReloadOrTraversal(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}

function onceAFrame(type: string, callback: () => void) {
  let isWaiting = false
  const onEvent = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      callback()
    })
  }
  window.addEventListener(type, onEvent, { passive: true })
}

function applyHead(head: PageHead): void {
  document.title = head.title
  setMeta('description', head.description)
  setMeta('robots', head.robots)
  setCanonical(head.canonicalPath)
  // Structured data describes the previous page.
  document.head
    .querySelectorAll('script[type="application/ld+json"]')
    .forEach((data) => data.remove())
}

function setMeta(name: string, content: string | null) {
  const meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === null) return meta?.remove()
  const element = meta ?? document.head.appendChild(document.createElement('meta'))
  element.name = name
  element.content = content
}

/** From the document's own canonical link; the address bar may have another origin. */
let siteOrigin: string | undefined

function setCanonical(path: string | null) {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (link) siteOrigin ??= new URL(link.href).origin
  if (path === null) return link?.remove()
  const element = link ?? document.head.appendChild(document.createElement('link'))
  element.rel = 'canonical'
  element.href = new URL(path, siteOrigin ?? location.origin).href
}
