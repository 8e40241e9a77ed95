import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { AnswerWithHeaders, refuseUnreadable } from './default-headers.js'

/** In ms. Node's own limits keep slow connections open for minutes. */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // Longer than nginx keeps idle connections, so that nginx never uses a closed one.
  keepAliveTimeout: 75_000,
  maxHeaderSize: 8 * 1024,
}

const SWEEP_MS = 50

export function createHttpServer(app: RequestListener, limits = LIMITS): Server {
  const server = createServer({ ...limits, ServerResponse: AnswerWithHeaders }, app)
  server.on('clientError', refuseUnreadable)
  server.maxRequestsPerSocket = 1_000
  server.maxConnections = 200
  return server
}

/** Refuses new connections at once and ends running requests after at most `graceMs`. */
export async function stopGracefully(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // Keep-alive would hold a connection open after its last request.
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const ending = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweeping)
  clearTimeout(ending)
}
