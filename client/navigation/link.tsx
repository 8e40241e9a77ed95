import type { AnchorHTMLAttributes } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path within the site, or any absolute URL. */
  to: string
}

/** A link that the browser runtime takes over when it leads to a page of this site. */
export function Link({ to, ...attributes }: LinkProps) {
  return <a href={to} {...attributes} />
}
