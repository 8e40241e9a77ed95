import { isParsableUrl } from '../../shared/lib/is-parsable-url.js'

/** The parameters that applicant tracking systems read to attribute an application. */
const SOURCE_KEYS = [
  'gh_src',
  'lever-source',
  'ref',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
]

/**
 * Copies the source parameters of `search` to an absolute URL; existing ones win. They travel in
 * URLs only, so that nothing is stored on the device.
 */
export function withSourceParams(href: string, search: string): string {
  if (!isParsableUrl(href)) return href
  const { searchParams } = new URL(href)
  const source = new URLSearchParams(search)
  const missing = SOURCE_KEYS.filter((key) => source.get(key) && !searchParams.has(key))
  if (missing.length === 0) return href
  const added = new URLSearchParams(missing.map((key) => [key, source.get(key) ?? '']))
  // As text: what was there may be signed, byte by byte.
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  const glue = /[?&]$/.test(address) ? '' : address.includes('?') ? '&' : '?'
  return `${address}${glue}${added}${hash}`
}
