import type { PageLocation } from './navigation-context.js'

export function toPageLocation(url: URL): PageLocation {
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

/** Compares texts that are no addresses: one that begins with two slashes would name another host. */
export function isAt(url: URL, { pathname, search, hash }: PageLocation): boolean {
  return url.pathname + url.search + url.hash === pathname + search + hash
}
