import * as MESSAGES from '../messages.js'
import { ContentServiceError, isContentFailure } from './content-service-error.js'
import type { Platform, PlatformResponse, PlatformSignal } from './platform.js'

export interface RequestOptions {
  /** In ms, up to the last byte of the body. */
  timeout: number
  headers?: Record<string, string>
  signal?: PlatformSignal | null
}

/**
 * A GET that bypasses HTTP caches. `read` counts towards the timeout, because a body can stall too.
 */
export async function sendRequest<Result>(
  platform: Platform,
  url: string,
  { timeout, headers = {}, signal = null }: RequestOptions,
  read: (response: PlatformResponse) => Promise<Result>,
): Promise<Result> {
  const controller = platform.createAbortController()
  let isTimedOut = false
  const stopTimer = platform.startTimer(timeout, () => {
    isTimedOut = true
    controller.abort()
  })
  const abort = () => controller.abort()
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const request = { headers, cache: 'no-store', signal: controller.signal }
    return await read(await platform.fetch(url, request))
  } catch (error) {
    if (isContentFailure(error)) throw error
    if (isTimedOut) throw new ContentServiceError('timed-out', MESSAGES.timedOut(timeout))
    if (signal?.aborted) throw new ContentServiceError('aborted', MESSAGES.requestAborted)
    throw new ContentServiceError('unreachable', MESSAGES.unreachable(toReason(error)))
  } finally {
    stopTimer()
    signal?.removeEventListener('abort', abort)
  }
}

/** Prefers the system's error code: messages differ between platforms and say less. */
function toReason(error: unknown): string {
  const { cause, message } = error as {
    cause?: { code?: unknown; message?: unknown }
    message?: unknown
  }
  const reason = [cause?.code, cause?.message, message].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  )
  return typeof reason === 'string' ? reason : 'the connection failed'
}
