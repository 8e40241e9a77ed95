/**
 * Where people apply, with https: they send personal data there. An address with http is taken for the same
 * with https; null for any other, and for one with a port, which speaks one of the two.
 */
export function toApplyAddress(url: unknown): string | null {
  if (typeof url !== 'string') return null
  const address = url.trim().replace(/^http:\/\/(?![^/?#]*:\d)/i, 'https://')
  return /^https:\/\/[^/?#]/i.test(address) ? address : null
}
