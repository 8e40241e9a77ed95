import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Index of the given secret, or -1. Compares all secrets, as digests of one length, so that timing
 * reveals nothing.
 */
export function findSecret(given: unknown, accepted: readonly string[]): number {
  const digest = toDigest(typeof given === 'string' ? given : '')
  const matches = accepted.map((secret) => timingSafeEqual(digest, toDigest(secret)))
  return typeof given === 'string' && given !== '' ? matches.indexOf(true) : -1
}

function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
