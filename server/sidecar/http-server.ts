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
  // What browsers and hosts allow, and some room for what proxies add.
  maxHeaderSize: 33 * 1024,
}

const SWEEP_MS = 50

interface ServerOptions extends Partial<typeof LIMITS> {
  /** HTML for who sends more than `maxHeaderSize`. */
  readTooLargePage?: () => string
}

export function createHttpServer(
  app: RequestListener,
  { readTooLargePage = () => '', ...limits }: ServerOptions = {},
): Server {
  const server = createServer({ ...LIMITS, ...limits, ServerResponse: AnswerWithHeaders }, app)
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, readTooLargePage))
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
