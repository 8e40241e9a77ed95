import { isParsableUrl } from '../../shared/lib/is-parsable-url.js'

/**
 * Copies the source parameters of `search` to an absolute URL; existing ones win. They travel in
 * URLs only, so that nothing is stored on the device. @param keys Their names.
 */
export function withSourceParams(
  href: string,
  search: string,
  keys: readonly string[] = [],
): string {
  if (!isParsableUrl(href)) return href
  const url = new URL(href)
  const source = new URLSearchParams(search)
  const missing = keys.filter((key) => source.get(key) && !url.searchParams.has(key))
  for (const key of missing) url.searchParams.set(key, source.get(key) ?? '')
  return missing.length === 0 ? href : url.href
}
