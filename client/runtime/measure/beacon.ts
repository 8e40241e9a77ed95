import { attempt } from '../../shared/lib/attempt.js'
import { hasPreviewCookie } from '../../shared/preview/has-preview-cookie.js'

/**
 * Counts something in the site's own log, where the builder allows it: see `MEASURE`. It says neither who nor
 * from where; in a preview nothing is counted.
 */
export function sendBeacon(name: 'apply' | 'search', value: string): void {
  if (document.getElementById('root')?.dataset.measure === undefined) return
  if (hasPreviewCookie(attempt(() => document.cookie))) return
  navigator.sendBeacon(`/api/measure?${new URLSearchParams({ [name]: value })}`)
}
