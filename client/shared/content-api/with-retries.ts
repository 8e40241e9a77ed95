import { isContentFailure } from './content-service-error.js'
import type { Platform } from './platform.js'

export interface RetryLimits {
  attempts: number
  /** Before the second attempt, in ms; doubles each time. */
  firstWait: number
  /** In ms: who asks for a longer one is not asked again here. */
  longestWait: number
}

/** Throws the last error, and permanent ones at once. */
export async function withRetries<Result>(
  platform: Pick<Platform, 'wait' | 'random'>,
  { attempts, firstWait, longestWait }: RetryLimits,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const asked = isContentFailure(error) ? (error.retryAfter ?? 0) : 0
      if (attempt >= attempts || !mayPass(error) || asked > longestWait) throw error
      const backoff = firstWait * 2 ** (attempt - 1)
      // Jitter, so that clients that failed together do not retry together.
      const jittered = backoff * (0.5 + platform.random() / 2)
      await platform.wait(Math.min(longestWait, Math.max(jittered, asked)))
    }
  }
}

/** Whether the same request may succeed later. An invalid answer with status 200 may be a proxy's error page. */
export function mayPass(error: unknown): boolean {
  if (isContentFailure(error, 'invalid-response')) return error.status === 200
  return isContentFailure(error, 'rate-limited', 'unavailable', 'unreachable', 'timed-out')
}

/** In ms: a service that asks for a longer quiet is asked again after this. */
export const LONGEST_QUIET = 3_600_000

/** The `Retry-After` header, seconds or a date, in ms from now; null if it is invalid. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const text = header.trim()
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isFinite(ms) && ms >= 0 ? Math.min(ms, LONGEST_QUIET) : null
}
