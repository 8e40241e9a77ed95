import type { RequestHandler } from 'express'

/** A token bucket per address. */
export interface RateLimit {
  /** Requests that an address may send at once. */
  burst: number
  perSecond: number
}

const MOST_ADDRESSES = 10_000

/** Answers 429 with Retry-After to an address that sends more. */
export function createRateLimit({ burst, perSecond }: RateLimit): RequestHandler {
  const buckets = new Map<string, { tokens: number; filledAt: number }>()

  return (request, response, next) => {
    const now = performance.now()
    const address = request.ip ?? ''
    const bucket = buckets.get(address) ?? { tokens: burst, filledAt: now }
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond)
    // Ordered by the last request, so that the longest silent addresses are dropped first.
    buckets.delete(address)
    buckets.set(address, { tokens: Math.max(0, tokens - 1), filledAt: now })
    for (const [oldest] of buckets) {
      if (buckets.size <= MOST_ADDRESSES) break
      buckets.delete(oldest)
    }
    if (tokens >= 1) return next()
    response.set('Retry-After', String(Math.ceil((1 - tokens) / perSecond)))
    response.status(429).json({ error: 'Too many requests. Please try again later.' })
  }
}
