/** The parameters that applicant tracking systems read to attribute an application. */
const KNOWN = [
  'gh_src',
  'lever-source',
  'lever-source[]',
  'lever-origin',
  'ref',
  'source',
  'src',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
]

/** With those that the company's settings name. */
export function toSourceKeys(own: readonly string[] = []): string[] {
  return [...KNOWN, ...own]
}
