import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

/** By default, Node keeps a slow connection open for minutes. Times in ms. */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // Longer than nginx keeps an idle connection, so that nginx never sends on a closed one.
  keepAliveTimeout: 75_000,
  maxHeaderSize: 8 * 1024,
}

const SWEEP_MS = 50

export function createHttpServer(app: RequestListener, limits = LIMITS): Server {
  const server = createServer(limits, app)
  server.maxRequestsPerSocket = 1_000
  server.maxConnections = 200
  return server
}

/** Closes at once to new connections, and after at most `graceMs` to running requests. */
export async function stopGracefully(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection whose request ends later would otherwise stay open for the next request.
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const ending = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweeping)
  clearTimeout(ending)
}
