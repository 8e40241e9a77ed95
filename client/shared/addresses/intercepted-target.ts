import { isParsableUrl } from '../lib/is-parsable-url.js'
import { isPageUrl } from './url-policy.js'

/** Of a mouse event. */
export interface Click {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}

export interface ClickedLink {
  href: string
  target: string
  hasAttribute: (name: string) => boolean
}

/**
 * Null for a click that the browser handles: with a modifier key, or on a link to a new tab, a file
 * or another site.
 */
export function toInterceptedTarget(click: Click, link: ClickedLink, origin: string): URL | null {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  if (click.button !== 0 || isModified || click.defaultPrevented) return null
  if (link.target !== '' && link.target !== '_self') return null
  return link.hasAttribute('download') ? null : toInternalTarget(link.href, origin)
}

/** The URL of a link to a page of this site, or null. */
export function toInternalTarget(href: string, origin: string): URL | null {
  if (!isParsableUrl(href)) return null
  const url = new URL(href)
  return isPageUrl(url, origin) ? url : null
}
