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
  let held: HTMLAnchorElement | null = null

  document.addEventListener('click', hold, { signal: listening.signal })
  observer.observe(root, { attributeFilter: ['data-hydrated'] })

  function hold(event: MouseEvent) {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || isInPage(link)) return
    if (toInterceptedTarget(event, link, location.origin) === null) return
    event.preventDefault()
    held = link
    setTimeout(release, LONGEST_HOLD)
  }

  /** Now the runtime takes the click, or the browser does. */
  function release() {
    listening.abort()
    observer.disconnect()
    if (held?.isConnected) held.click()
    else if (held !== null) location.assign(held.href)
    held = null
  }
}

function isInPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}
