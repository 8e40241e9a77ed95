import { isPagePath } from '../../shared/url-policy.js'
import type { PageLocation } from './navigation-context.js'

export function toPageLocation(url: URL): PageLocation {
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

export function toHref({ pathname, search, hash }: PageLocation): string {
  return `${pathname}${search}${hash}`
}

/** Whether the router may open an address; the browser opens the others. */
export function isPageUrl(url: URL, origin: string): boolean {
  return url.origin === origin && isPagePath(url.pathname)
}
