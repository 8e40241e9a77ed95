import { isParsableUrl } from '../../shared/lib/is-parsable-url.js'
import { readAddress } from './web-address.js'

/**
 * Where people apply, with https: they send personal data there. An address with http is taken for the same
 * with https; null for any other, and for one with a port, which speaks one of the two.
 */
export function toApplyAddress(url: unknown): string | null {
  if (typeof url !== 'string') return null
  const address = readAddress(url).address.replace(/^http:\/\/(?![^/?#]*:\d)/i, 'https://')
  return /^https:\/\/[^/?#]/i.test(address) ? address : null
}

/** In lower case; null for anything but an https address. */
export function toHttpsHost(url: string): string | null {
  return /^https:\/\//i.test(url) && isParsableUrl(url) ? new URL(url).hostname : null
}

/** A host alone, as editors write it, or paste an address in place of it; null for what is none. */
export function toApplyHost(given: string): string | null {
  const name = readAddress(given).address.replace(/^https?:\/\//i, '')
  const host = toHttpsHost(`https://${name}`)
  return host !== null && /^(?:[\w.-]+|\[.+\])$/.test(host) ? host : null
}
