import type { RequestHandler } from 'express'

export interface RateLimit {
  /** Requests that one address may send at once. */
  burst: number
  /** Requests a second that it may send for long. */
  perSecond: number
}

const ADDRESSES_KEPT = 10_000

/** Answers 429 to an address that sends too much: a bucket for each, which fills with time. */
export function createRateLimit(
  { burst, perSecond }: RateLimit,
  now: () => number = () => performance.now(),
): RequestHandler {
  const buckets = new Map<string, { tokens: number; filledAt: number }>()

  return (request, response, next) => {
    const address = request.ip ?? ''
    const bucket = buckets.get(address) ?? { tokens: burst, filledAt: now() }
    const filled = bucket.tokens + ((now() - bucket.filledAt) / 1000) * perSecond
    const tokens = Math.min(burst, filled)
    // The newest last, so that the map forgets those that were silent for longest.
    buckets.delete(address)
    buckets.set(address, { tokens: Math.max(0, tokens - 1), filledAt: now() })
    for (const [oldest] of buckets) {
      if (buckets.size <= ADDRESSES_KEPT) break
      buckets.delete(oldest)
    }
    if (tokens >= 1) return next()
    response.set('Retry-After', String(Math.ceil((1 - tokens) / perSecond)))
    response.status(429).json({ error: 'Too many requests. Please try again later.' })
  }
}
