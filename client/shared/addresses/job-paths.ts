import { withoutBase } from './path-base.js'
import { isOldJobLinkBelow, toJobIdBelow, toOldJobIdBelow } from './url-policy.js'

/** The number in `/{slug}/{job_id}`, in any language of the site. */
export function toJobPathId(path: string): string | null {
  return toJobIdBelow(withoutBase(path))
}

/** Old job links, in any language and letter case. */
export function isOldJobLink(path: string): boolean {
  return isOldJobLinkBelow(withoutBase(path))
}

export function toOldJobLinkId(path: string): string | null {
  return toOldJobIdBelow(withoutBase(path))
}
