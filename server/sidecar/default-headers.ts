import { ServerResponse, STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Each answer has these until a route sets its own, also the ones that Node gives by itself. */
const DEFAULTS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export class AnswerWithHeaders<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  constructor(request: Request) {
    super(request)
    for (const [name, value] of Object.entries(DEFAULTS)) this.setHeader(name, value)
  }
}

/** Node's statuses for what its parser refuses; all else is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers bytes that are not HTTP, which never become a request. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  readTooLargePage: () => string,
): void {
  const status = STATUSES[error.code ?? ''] ?? 400
  const page = status === 431 ? readTooLargePage() : ''
  const headers = {
    ...DEFAULTS,
    ...(page !== '' && { 'Content-Type': 'text/html; charset=utf-8' }),
    'Content-Length': Buffer.byteLength(page),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writableEnded) return
  // Node's name for the answer under way, if there is one: this must not stand in its middle.
  const { _httpMessage: underWay } = socket as { _httpMessage?: ServerResponse | null }
  if (!socket.writable || underWay?.headersSent === true) return void socket.destroy()
  // With unread bytes, a closed socket would be reset, and the answer lost on its way.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${page}`)
  // (!) Or a client that keeps its side open would keep the socket.
  setTimeout(() => socket.destroy(), LINGERING_MS).unref()
}

const LINGERING_MS = 1_000
