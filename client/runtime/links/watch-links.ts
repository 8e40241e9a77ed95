import type { NavigateOptions } from '../address/navigation-context.js'
import { toInterceptedTarget, toInternalTarget } from '../address/should-intercept-click.js'
import type { Prefetcher } from '../load/prefetcher.js'
import { withSource } from '../address/source-params.js'

export interface WatchLinksOptions {
  document: Document
  navigate: (to: string, options: NavigateOptions) => Promise<void>
  prefetcher: Prefetcher
  onFollow: (link: HTMLAnchorElement) => void
}

/** Takes over the links of the whole document, those in an editor's rich text included. */
export function watchLinks({ document, navigate, prefetcher, onFollow }: WatchLinksOptions): void {
  const { origin } = document.location

  document.addEventListener('click', (event) => {
    const link = closestLink(event)
    if (!link) return
    const { href, target } = link
    const facts = { href, target, hasDownload: link.hasAttribute('download') }
    const url = toInterceptedTarget(event, facts, origin)
    if (!url) return
    event.preventDefault()
    onFollow(link)
    void navigate(withSource(url.href, document.location.search), { title: nameOf(link) })
  })

  for (const type of ['mouseover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, (event) => prefetchMeant(event), { passive: true })
  }

  function prefetchMeant(event: Event) {
    const link = closestLink(event)
    const url = link ? toInternalTarget(link.href, origin) : null
    if (url) prefetcher.whenMeant(url.pathname)
  }
}

function closestLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

const LONGEST_NAME = 80

function nameOf(link: HTMLAnchorElement): string {
  const name = link.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  return name.length > LONGEST_NAME ? '' : name
}
