import { isIPv6 } from 'node:net'
import type { RequestHandler } from 'express'

/** A token bucket per client. */
export interface RateLimit {
  /** Requests that a client may send at once. */
  burst: number
  perSecond: number
}

const MOST_CLIENTS = 10_000

/** Answers 429 with Retry-After to a client that sends more. */
export function createRateLimit({ burst, perSecond }: RateLimit): RequestHandler {
  const buckets = new Map<string, { tokens: number; filledAt: number }>()

  return (request, response, next) => {
    const now = performance.now()
    const client = toNetwork(request.ip ?? '')
    const bucket = buckets.get(client) ?? { tokens: burst, filledAt: now }
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond)
    // Ordered by the last request, so that the longest silent clients are dropped first.
    buckets.delete(client)
    buckets.set(client, { tokens: Math.max(0, tokens - 1), filledAt: now })
    for (const [oldest] of buckets) {
      if (buckets.size <= MOST_CLIENTS) break
      buckets.delete(oldest)
    }
    if (tokens >= 1) return next()
    response.set('Retry-After', String(Math.ceil((1 - tokens) / perSecond)))
    response.status(429).json({ error: 'Too many requests. Please try again later.' })
  }
}

/** Who has IPv6 has a whole /64 of addresses: its first four groups. Any other address is a client. */
export function toNetwork(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [before = [], after = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
