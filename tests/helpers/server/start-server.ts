import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as SecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** A server, or one that answers so, on a free port of this machine. */
export async function startServer(given: RequestListener | Server | SecureServer) {
  const server = typeof given === 'function' ? createServer(given) : given
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const scheme = server instanceof SecureServer ? 'https' : 'http'
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    address: `127.0.0.1:${port}`,
    /** Service workers are for HTTPS and for this name. */
    origin: `http://localhost:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type StartedServer = Awaited<ReturnType<typeof startServer>>
