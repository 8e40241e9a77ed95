import type { FetchLike, ResponseLike } from '@prismicio/client'
import { classifyAnswer } from './classify-answer.js'
import type { Platform, PlatformSignal } from './platform.js'
import { sendRequest } from './send-request.js'

/** Returns only answers with status 200, with bodies already read. @throws ContentServiceError */
export function createCheckedFetch(platform: Platform, timeout: number): FetchLike {
  return (url, init) => {
    const signal = (init?.signal ?? null) as PlatformSignal | null
    return sendRequest(platform, url, { timeout, signal }, async (response) => {
      const { status, headers } = response
      if (status !== 200) {
        const failed = {
          status,
          body: await response.text(),
          retryAfter: headers.get('retry-after'),
        }
        throw classifyAnswer(failed, platform.now())
      }
      const body = await response.arrayBuffer()
      // The official client uses no other property of a response to a GET.
      return { ok: true, status, url, headers, arrayBuffer: async () => body } as ResponseLike
    })
  }
}
