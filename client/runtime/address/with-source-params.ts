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
  const source = new URLSearchParams(search)
  const carried = SOURCE_KEYS.filter((key) => source.get(key))
  if (carried.length === 0 || !URL.canParse(href)) return href
  const url = new URL(href)
  for (const key of carried) {
    if (!url.searchParams.has(key)) url.searchParams.set(key, source.get(key) ?? '')
  }
  return url.href
}
