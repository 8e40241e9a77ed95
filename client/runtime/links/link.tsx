import { useEffect, useRef, type AnchorHTMLAttributes } from 'react'
import { onFirstInView } from '../islands/on-first-in-view.js'
import { useNavigation } from '../address/navigation-context.js'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path within the site, or any absolute URL. */
  to: string
}

/** Prefetches its target once in view; `watchLinks` handles the clicks. */
export function Link({ to, ...attributes }: LinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { prefetch } = useNavigation()
  useEffect(() => {
    const leadsAway = !to.startsWith('/')
    if (link.current === null || leadsAway) return
    return onFirstInView(link.current, () => prefetch(to))
  }, [prefetch, to])
  return <a href={to} {...attributes} ref={link} />
}
