import { toSourceKeys } from './source-keys.js'

/** For an address that is passed on: whoever opens it comes from somewhere else. */
export function withoutSourceParams(href: string, own?: readonly string[]): string {
  const url = new URL(href)
  for (const key of toSourceKeys(own)) url.searchParams.delete(key)
  return url.href
}
