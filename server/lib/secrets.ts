import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Position of the secret that was given among those that are accepted, -1 for none. Takes the same
 * time whichever it is: digests have one length, and all of them are compared.
 */
export function findSecret(given: unknown, accepted: readonly string[]): number {
  const digest = toDigest(typeof given === 'string' ? given : '')
  const matches = accepted.map((secret) => timingSafeEqual(digest, toDigest(secret)))
  return typeof given === 'string' && given !== '' ? matches.indexOf(true) : -1
}

/** The token of an `Authorization: Bearer` header, null for any other. */
export function readBearer(header: string | undefined): string | null {
  return /^Bearer ([\x21-\x7e]{1,512})$/i.exec(header ?? '')?.[1] ?? null
}

function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
