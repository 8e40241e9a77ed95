/**
 * First segments under which there is never a page, as alternatives of a regular expression:
 * endpoints and folders of files. `reserved-segments.ts` has what else editors must not use.
 */
export const NON_PAGE_SEGMENTS =
  'api|assets|closed|feeds|healthz|page-data|preview|readyz|static|stub_status'

/** Matches endpoints, folders of files, and names with an extension other than `.html`. */
export const NON_PAGE_PATH = new RegExp(
  `^/(?:${NON_PAGE_SEGMENTS})(?:/|$)|\\.(?!html?$)[a-z0-9]+$`,
  'i',
)

/** Whether a page may have this path, its base left out; a router leaves the others to the server. */
export function isPagePath(path: string): boolean {
  return !NON_PAGE_PATH.test(path)
}

/** Whether an address may be that of a page, in whichever language. */
export function isPageUrl(url: URL, origin: string): boolean {
  return url.origin === origin && isPagePath(url.pathname)
}

/** The sidecar's endpoints. The jobs API, `/api/jobs…`, is files. */
export function isSidecarPath(path: string): boolean {
  return /^\/api\/(?:webhooks\/|preview(?:\/|$)|status$)/.test(path)
}

/**
 * Source of a regular expression: the only paths that pages have, and that may reach a server's
 * configuration or a header. Nothing in them could end a directive.
 */
export const PAGE_PATH = '/(?:[a-z0-9_-]+(?:/[a-z0-9_-]+)*)?'

/** Source of a regular expression. A job's number fits into 64 bits. */
export const JOB_ID = '[0-9]{1,19}'

export function isJobId(text: string): boolean {
  return new RegExp(`^${JOB_ID}$`).test(text)
}

/* Of a path below the base of its language, as a server sees it. */

/** The number in `/{slug}/{job_id}`, whatever the slug. */
export function toJobIdBelow(path: string): string | null {
  const id = new RegExp(`^/[^/]+/(${JOB_ID})$`).exec(path)?.[1]
  return id !== undefined && isPagePath(path) ? id : null
}

/** Old job links, `/job_ghid/{job_id}`, may be written in any letter case. */
export function isOldJobLinkBelow(path: string): boolean {
  return `${path}/`.toLowerCase().startsWith('/job_ghid/')
}

export function toOldJobIdBelow(path: string): string | null {
  return new RegExp(`^/job_ghid/(${JOB_ID})/?$`, 'i').exec(path)?.[1] ?? null
}
