import { useEffect, useRef, type AnchorHTMLAttributes } from 'react'
import { onFirstInView } from '../islands/in-view.js'
import { useNavigation } from '../address/navigation-context.js'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path within the site, or any absolute URL. */
  to: string
}

/**
 * A link whose target is fetched ahead once it is in view. Following it needs no code here: the
 * runtime takes over every plain click on a link to a page of this site, those in rich text included.
 */
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
