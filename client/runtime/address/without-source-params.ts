/** For an address that is passed on: the next visitor comes from somewhere else. */
export function withoutSourceParams(href: string, keys: readonly string[] = []): string {
  const url = new URL(href)
  for (const key of keys) url.searchParams.delete(key)
  return url.href
}
