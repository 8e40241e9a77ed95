import { isSafeUrl } from './field-values.js'

const TEXTS = ['type', 'title', 'provider_name', 'author_name'] as const
const ADDRESSES = ['embed_url', 'provider_url', 'author_url', 'thumbnail_url'] as const
const SIZES = ['width', 'height', 'thumbnail_width', 'thumbnail_height'] as const

/** An embed without its `html`, which comes from a foreign server. Empty without a safe address. */
export function normalizeEmbed(embed: object): Record<string, unknown> {
  const given = embed as Record<string, unknown>
  if (!isSafeUrl(given['embed_url'])) return {}
  return {
    ...pick(given, TEXTS, (value) => typeof value === 'string'),
    ...pick(given, ADDRESSES, isSafeUrl),
    ...pick(given, SIZES, Number.isFinite),
  }
}

function pick(
  from: Record<string, unknown>,
  keys: readonly string[],
  isWanted: (value: unknown) => boolean,
) {
  return Object.fromEntries(
    keys.filter((key) => isWanted(from[key])).map((key) => [key, from[key]]),
  )
}
