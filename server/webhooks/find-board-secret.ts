import { createHmac } from 'node:crypto'
import { findSecret } from '../lib/secrets.js'

export interface SignedRequest {
  /** `sha256 …`, the HMAC of the body in hexadecimal digits: https://developers.greenhouse.io/webhooks.html */
  signature: string | undefined
  /** `Bearer …`, the secret itself, of systems that sign nothing. */
  authorization: string | undefined
  body: Buffer
}

/** Index of the secret that the request proves to know, in either way, or -1. */
export function findBoardSecret(
  { signature, authorization, body }: SignedRequest,
  secrets: readonly string[],
): number {
  const digest = /^sha256 +([0-9a-f]{64})$/i.exec(signature ?? '')?.[1]
  const digests = secrets.map((secret) => createHmac('sha256', secret).update(body).digest('hex'))
  const signing = findSecret(digest?.toLowerCase(), digests)
  if (signing !== -1) return signing
  return findSecret(/^Bearer +(.+)$/i.exec(authorization ?? '')?.[1], secrets)
}
