import * as words from '#words/frame.js'
import { useEffect, useRef, type AnchorHTMLAttributes } from 'react'
import { onFirstInView } from '../islands/on-first-in-view.js'
import { isOwnPath } from '../../shared/addresses/path-base.js'
import type { LinkView } from '../../shared/page-data/views.js'
import { useNavigation } from '../address/navigation-context.js'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path within the site, any absolute URL, or either as an editor's link. */
  to: string | Pick<LinkView, 'url' | 'target'>
}

/**
 * Prefetches its target once in view; `watchLinks` handles the clicks, except for those that open a
 * new tab. That is said in words, and the new page cannot reach this one. Other links to other sites
 * have no `rel`: what they learn of the visitor is decided by the site's Referrer-Policy.
 */
export function Link({ to, children, ...attributes }: LinkProps) {
  const { url, target = undefined } = typeof to === 'string' ? { url: to } : to
  const link = useRef<HTMLAnchorElement>(null)
  const { prefetch } = useNavigation()
  useEffect(() => {
    const leadsAway = !url.startsWith('/') || !isOwnPath(url)
    if (link.current === null || leadsAway) return
    return onFirstInView(link.current, () => prefetch(url))
  }, [prefetch, url])
  return (
    <a href={url} {...attributes} {...(target && { target, rel: 'noopener' })} ref={link}>
      {target === undefined ? (
        children
      ) : (
        <>
          <span>{children}</span>
          <span className="visually-hidden">{` ${words.inNewTab}`}</span>
        </>
      )}
    </a>
  )
}
