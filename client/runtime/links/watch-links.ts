import type { NavigateOptions } from '../address/navigation-context.js'
import { toInterceptedTarget, toInternalTarget } from '../../shared/addresses/intercepted-target.js'
import { isOwnPath } from '../../shared/addresses/path-base.js'
import type { Prefetcher } from '../load/prefetcher.js'

export interface WatchLinksOptions {
  document: Document
  /** `focused`: what had the focus at a click that has waited for the runtime. */
  navigate: (to: string, options: NavigateOptions, focused: Element | null) => Promise<void>
  prefetcher: Prefetcher
  onFollow: (link: HTMLAnchorElement) => void
  /** Has a visitor's source travel along, also to a page in another language, which the browser opens. */
  withSource: (url: string) => string
}

/** Intercepts every link of the document to a page in this language, those in rich text included. */
export function watchLinks({
  document,
  navigate,
  prefetcher,
  onFollow,
  withSource,
}: WatchLinksOptions): void {
  const { origin } = document.location

  document.addEventListener('click', (event) => {
    const link = closestLink(event)
    if (!link) return
    const url = toInterceptedTarget(event, link, origin)
    if (!url) return
    if (!isOwnPath(url.pathname)) return void (link.href = withSource(link.href))
    event.preventDefault()
    onFollow(link)
    void navigate(
      withSource(url.href),
      { title: nameOf(link) },
      event.relatedTarget as Element | null,
    )
  })

  for (const type of ['mouseover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, prefetchTarget, { passive: true })
  }

  function prefetchTarget(event: Event) {
    const link = closestLink(event)
    const url = link ? toInternalTarget(link.href, origin) : null
    if (url && isOwnPath(url.pathname)) prefetcher.onIntent(url.pathname)
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
