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
  const { searchParams } = new URL(href)
  const source = new URLSearchParams(search)
  const missing = keys.filter((key) => source.get(key) && !searchParams.has(key))
  if (missing.length === 0) return href
  const added = new URLSearchParams(missing.map((key) => [key, source.get(key) ?? '']))
  // As text: what was there may be signed, byte by byte.
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  const glue = /[?&]$/.test(address) ? '' : address.includes('?') ? '&' : '?'
  return `${address}${glue}${added}${hash}`
}
