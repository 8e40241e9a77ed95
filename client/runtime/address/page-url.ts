import type { PageLocation } from './navigation-context.js'

export function toPageLocation(url: URL): PageLocation {
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

export function toHref({ pathname, search, hash }: PageLocation): string {
  return `${pathname}${search}${hash}`
}
