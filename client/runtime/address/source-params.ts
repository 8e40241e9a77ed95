/** The keys by which an applicant tracking system learns where somebody came from. */
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
 * An absolute URL with the source that a page's own query names. Carried in the address alone, from
 * page to page and to the form, so nothing is stored on the visitor's device. What the URL says
 * already wins.
 */
export function withSource(href: string, search: string): string {
  const source = new URLSearchParams(search)
  const carried = SOURCE_KEYS.filter((key) => source.get(key))
  if (carried.length === 0 || !URL.canParse(href)) return href
  const url = new URL(href)
  for (const key of carried) {
    if (!url.searchParams.has(key)) url.searchParams.set(key, source.get(key) ?? '')
  }
  return url.href
}
