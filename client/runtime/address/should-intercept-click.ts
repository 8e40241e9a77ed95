import { isPageUrl } from './page-url.js'

/** As much of a click as decides who handles it. */
export interface ClickFacts {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}

/** As much of a link as decides who handles it. */
export interface LinkFacts {
  href: string
  target: string
  hasDownload: boolean
}

/**
 * The address to navigate to, or null for a click that belongs to the browser: a modified one, a link
 * to a new tab, to a file, or to another site.
 */
export function toInterceptedTarget(
  click: ClickFacts,
  link: LinkFacts,
  origin: string,
): URL | null {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  if (click.button !== 0 || isModified || click.defaultPrevented) return null
  if ((link.target !== '' && link.target !== '_self') || link.hasDownload) return null
  return toInternalTarget(link.href, origin)
}

/** The address of a link within the application, or null. */
export function toInternalTarget(href: string, origin: string): URL | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  return isPageUrl(url, origin) ? url : null
}
