import { withoutBase } from './path-base.js'
import { isPagePath, JOB_ID } from './url-policy.js'

/** The number in `/{slug}/{job_id}`, whatever the slug. */
export function toJobPathId(path: string): string | null {
  const id = new RegExp(`^/[^/]+/(${JOB_ID})$`).exec(withoutBase(path))?.[1]
  return id !== undefined && isPagePath(withoutBase(path)) ? id : null
}

/** Old job links, `/job_ghid/{job_id}`, may be written in any letter case. */
export function isOldJobLink(path: string): boolean {
  return `${withoutBase(path)}/`.toLowerCase().startsWith('/job_ghid/')
}

export function toOldJobLinkId(path: string): string | null {
  return new RegExp(`^/job_ghid/(${JOB_ID})/?$`, 'i').exec(withoutBase(path))?.[1] ?? null
}
