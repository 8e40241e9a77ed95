import type { PageLocation } from './navigation-context.js'

export function toPageLocation(url: URL): PageLocation {
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

/** Path, query and hash, as written into the address bar. */
export function toHref({ pathname, search, hash }: PageLocation): string {
  return `${pathname}${search}${hash}`
}

const NOT_A_PAGE = /^\/(api|assets|page-data|static)\/|^\/preview\/?$|\.(?!html?$)[a-z0-9]+$/i

/** Whether an address can be a page of this application; the rest is left to the browser. */
export function isPageUrl(url: URL, origin: string): boolean {
  return url.origin === origin && !NOT_A_PAGE.test(url.pathname)
}
