import { readAddress } from '../values/web-address.js'
import { isSafeUrl } from './field-values.js'

const TEXTS = ['type', 'title', 'provider_name', 'author_name'] as const
const ADDRESSES = ['embed_url', 'provider_url', 'author_url', 'thumbnail_url'] as const
const SIZES = ['width', 'height', 'thumbnail_width', 'thumbnail_height'] as const

/** An embed without its `html`, which comes from a foreign server. Empty without a safe address. */
export function normalizeEmbed(embed: object): Record<string, unknown> {
  const given = embed as Record<string, unknown>
  const addresses = pick(withPlainAddresses(given), ADDRESSES, isSafeUrl)
  if (addresses['embed_url'] === undefined) return {}
  return {
    ...pick(given, TEXTS, (value) => typeof value === 'string'),
    ...addresses,
    ...pick(given, SIZES, Number.isFinite),
  }
}

function withPlainAddresses(given: Record<string, unknown>): Record<string, unknown> {
  const plain = (value: unknown) => (typeof value === 'string' ? readAddress(value).address : value)
  return Object.fromEntries(ADDRESSES.map((key) => [key, plain(given[key])]))
}

function pick(
  from: Record<string, unknown>,
  keys: readonly string[],
  isWanted: (value: unknown) => boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    keys.filter((key) => isWanted(from[key])).map((key) => [key, from[key]]),
  )
}
