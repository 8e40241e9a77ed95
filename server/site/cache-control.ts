import type { Answer } from './answer.js'

/**
 * How long an answer may be kept, by class and status, as `nginx/maps/cache-control.conf` decides.
 *
 * A job's wrong address may be its right one again tomorrow: a kept redirect and a fresh one would
 * then send the visitor in a circle. So only redirects from addresses that are never pages are kept.
 */
export function toCacheControl(answer: Answer): string {
  if (answer.status >= 400) return 'no-store'
  switch (answer.contentClass) {
    case 'preview':
    case 'sidecar':
    case 'probe':
      return 'no-store'
    case 'hashed':
      return answer.status < 300 ? 'public, max-age=31536000, immutable' : 'no-cache'
    case 'old-link':
      if (answer.status === 301) return 'public, max-age=3600'
  }
  // An editor's copy was received under the opened policy, and must not outlive the session.
  return answer.isDocument && answer.isPreview ? 'no-store' : 'no-cache'
}
