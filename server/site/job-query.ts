/**
 * The number in `?gh_jid={number}`, as the applicant tracking system's boards link to any page.
 * Null when there is none, or more than one: of two numbers neither is right.
 */
export function readJobQuery(query: string): string | null {
  if (/(?:^|&)gh_jid=.*&gh_jid=/i.test(query)) return null
  return /(?:^|&)gh_jid=([0-9]{1,19})(?:&|$)/i.exec(query)?.[1] ?? null
}

/** The query without that key, with its question mark; empty when nothing is left. */
export function withoutJobQuery(query: string): string {
  const rest = query.replace(/^gh_jid=[^&]*&?|&gh_jid=[^&]*/i, '')
  return rest === '' ? '' : `?${rest}`
}

/** Whether an address is one of pages: data, files and the preview page never lead elsewhere. */
export function isPageAddress(path: string): boolean {
  return (
    !/^\/(?:api|assets|feeds|page-data|static|preview|healthz)(?:\/|$)/.test(path) &&
    /^\/[^.]*(?:index\.html)?$/.test(path)
  )
}
