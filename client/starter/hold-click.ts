import { toInterceptedTarget } from '../shared/addresses/intercepted-target.js'

/** In ms; a line on which the runtime takes longer opens the whole page as fast. */
const LONGEST_HOLD = 1_000

/**
 * What starts the runtime is often the click on a link, which would load the whole page again and tell
 * nothing to screen readers. So the click waits until the runtime follows links.
 */
export function holdClick(): void {
  const root = document.getElementById('root')
  const { effectiveType = '4g' } =
    (navigator as { connection?: { effectiveType?: string } }).connection ?? {}
  if (root === null || effectiveType !== '4g') return
  const listening = new AbortController()
  const observer = new MutationObserver(release)
  let held: { link: HTMLAnchorElement; focused: Element | null } | null = null

  document.addEventListener('click', hold, { signal: listening.signal })
  observer.observe(root, { attributeFilter: ['data-hydrated'] })

  function hold(event: MouseEvent) {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || isInPage(link)) return
    if (toInterceptedTarget(event, link, location.origin) === null) return
    event.preventDefault()
    held = { link, focused: document.activeElement }
    setTimeout(release, LONGEST_HOLD)
  }

  /** Now the runtime takes the click, or the browser does. */
  function release() {
    listening.abort()
    observer.disconnect()
    if (held === null) return
    const { link, focused } = held
    held = null
    if (!link.isConnected) return location.assign(link.href)
    // The visitor may have moved the focus meanwhile: `watchLinks` reads where it was.
    link.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, relatedTarget: focused }),
    )
  }
}

function isInPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}
