import type { FetchLike, ResponseLike } from '@prismicio/client'
import { classifyAnswer } from './classify-answer.js'
import type { Platform, PlatformSignal } from './platform.js'
import { sendRequest } from './send-request.js'

interface FetchLimits {
  timeout: number
  largestAnswer: number
  /** Called with the length of each answer. */
  onBytes: (length: number) => void
}

/** Returns only answers with status 200, with bodies already read. @throws ContentServiceError */
export function createCheckedFetch(
  platform: Platform,
  { timeout, largestAnswer, onBytes }: FetchLimits,
): FetchLike {
  return async (url, init) => {
    const signal = (init?.signal ?? null) as PlatformSignal | null
    const answer = await sendRequest(platform, url, { timeout, largestAnswer, signal })
    const { status, headers, bytes } = answer
    onBytes(bytes.length)
    if (status !== 200) {
      const retryAfter = headers.get('retry-after')
      throw classifyAnswer({ status, body: platform.decode(bytes), retryAfter }, platform.now())
    }
    // The official client uses no other property of a response to a GET.
    return { ok: true, status, url, headers, arrayBuffer: async () => bytes.buffer } as ResponseLike
  }
}
