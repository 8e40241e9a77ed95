import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listenOn } from '../lib/listen-on.js'

export interface RunningServer {
  port: number
  publicUrl: string
  /** Also ends open connections. */
  close: () => Promise<void>
}

/**
 * Listens before it creates the service, because its answers contain URLs with the port (0: any
 * free one). No request can arrive earlier: creating the service is synchronous.
 */
export async function listen({
  port,
  host,
  publicUrl,
  createService,
}: {
  port: number
  host?: string
  publicUrl?: string | null
  createService: (publicUrl: string) => RequestListener
}): Promise<RunningServer> {
  const server = createServer()
  await listenOn(server, 'CONTENT_PORT', { port, ...(host !== undefined && { host }) })
  const actualPort = (server.address() as AddressInfo).port
  const url = publicUrl ?? `http://localhost:${actualPort}`
  try {
    server.on('request', createService(url))
  } catch (error) {
    await close(server)
    throw error
  }
  return { port: actualPort, publicUrl: url, close: () => close(server) }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
