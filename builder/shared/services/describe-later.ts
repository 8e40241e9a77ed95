/** For a sentence about a service: 'after 14:05 UTC' where it has asked to be left alone for so many ms, else 'later'. */
export function describeLater(retryAfter: number | null, now = Date.now()): string {
  if (retryAfter === null || retryAfter < 60_000) return 'later'
  return `after ${new Date(now + retryAfter + 59_999).toISOString().slice(11, 16)} UTC`
}
