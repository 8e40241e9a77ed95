import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RunningServer {
  port: number
  publicUrl: string
  /** Ends open connections too, so that nothing keeps the process alive. */
  close: () => Promise<void>
}

/**
 * Listens, then makes the service, since the addresses in its answers hold the port that it got
 * (`port` 0: any free one). The first request cannot come before the service is there.
 */
export async function listen({
  port,
  host,
  publicUrl,
  createService,
}: {
  port: number
  host?: string
  publicUrl?: string | undefined
  createService: (publicUrl: string) => RequestListener
}): Promise<RunningServer> {
  const server = createServer()
  server.listen({ port, ...(host !== undefined && { host }) })
  await once(server, 'listening')
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
