import type { RawAnswer } from '../../../helpers/server/send-bytes.js'
import { findMissing } from './find-missing.js'

/** nginx takes a first line without a version for one of HTTP/0.9. */
const WITHOUT_VERSION = /^(?:\r?\n)*[A-Z_-]+ +([^ \r\n]+) *\r?\n/

/** Without a host, which HTTP/0.9 does not have, Node refuses what nginx passes on: without a body. */
const OF_SIDECAR = /\/api\/+(?:preview|webhooks|status)/

/**
 * The status, or what the request was that got none. Null if there is no reason for that: the server
 * has closed the connection without an answer, or has kept a whole request waiting.
 */
export function classifyAnswer(answer: RawAnswer, request: string, server: string): string | null {
  const { status, isEndedByServer, text } = answer
  if (status !== null) return String(status)
  if (!isEndedByServer) {
    const missing = findMissing(request)
    return missing === null ? null : `none: ${missing}`
  }
  const [, target] = WITHOUT_VERSION.exec(request) ?? []
  if (server === 'nginx') return target === undefined ? null : classifyBody(text, target)
  // By Node, without a tunnel that a program offers.
  const isTunnel = /^[\r\n]*CONNECT /.test(request) && findMissing(request) === null
  return isTunnel ? 'none: CONNECT' : null
}

/** Answers of HTTP/0.9 are a body alone: what it shows stands for the status. */
function classifyBody(body: string, target: string): string | null {
  if (body === '') return OF_SIDECAR.test(target) ? 'none: HTTP/0.9, no host' : null
  const status = /<title>([1-5]\d\d)\b/.exec(body)?.[1]
  if (status !== undefined) return status < '500' ? `none: HTTP/0.9, ${status}` : null
  return /^<!doctype html>/i.test(body) ? 'none: HTTP/0.9, a page' : null
}
