import * as MESSAGES from '../constants/messages.js'
import { ContentServiceError, isContentFailure } from './content-service-error.js'
import type { Platform, PlatformHeaders, PlatformSignal } from './platform.js'
import { readBytes } from './read-bytes.js'

interface RequestOptions {
  /** In ms, up to the last byte of the body: a body can stall too. */
  timeout: number
  /** Limit for the unpacked body, in bytes. */
  largestAnswer: number
  headers?: Record<string, string>
  signal?: PlatformSignal | null
}

interface Answer {
  status: number
  headers: PlatformHeaders
  bytes: Uint8Array<ArrayBuffer>
}

/** A GET that bypasses HTTP caches; any status is an answer. @throws ContentServiceError */
export async function sendRequest(
  platform: Platform,
  url: string,
  { timeout, largestAnswer, headers = {}, signal = null }: RequestOptions,
): Promise<Answer> {
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
    const response = await platform.fetch(url, request)
    const bytes = await readBytes(response.body, largestAnswer, (received) => {
      const largest = findLargestDocument(platform.decode(received))
      return new ContentServiceError('too-large', MESSAGES.answerTooLarge(largestAnswer, largest))
    })
    return { status: response.status, headers: response.headers, bytes }
  } catch (error) {
    if (isContentFailure(error)) throw error
    if (isTimedOut) throw new ContentServiceError('timed-out', MESSAGES.timedOut(timeout))
    if (signal?.aborted) throw new ContentServiceError('aborted', MESSAGES.requestAborted)
    const message = MESSAGES.unreachable(toReason(error))
    throw new ContentServiceError('unreachable', message, { cause: error })
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

/** How each document of an answer begins. */
const HEAD =
  /\{"id":"([^"\\]{1,80})","uid":(?:null|"([^"\\]{1,80})[^"]{0,500}"),"url":[^,]{0,2000},"type":"([^"\\]{1,80})"/g

/** The document that takes most of an answer, whole or cut off, as `job "7" (id)`; null if none is seen. */
export function findLargestDocument(answer: string): string | null {
  const heads = [...answer.matchAll(HEAD)]
  let largest: string | null = null
  let most = 0
  heads.forEach(({ index, 1: id, 2: uid, 3: type }, at) => {
    const length = (heads[at + 1]?.index ?? answer.length) - index
    if (length <= most) return
    most = length
    largest = `${type}${uid === undefined ? '' : ` "${uid}"`} (${id})`
  })
  return largest
}
