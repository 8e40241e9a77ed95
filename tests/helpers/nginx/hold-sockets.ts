import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface HeldSockets {
  /** How many are open now. */
  count: () => number
  close: () => void
}

interface Holding {
  total: number
  /** Sent once on each. */
  text: string
  localAddress: string
  /** By default true; if not, the server waits with the rest of a long answer. */
  isReading?: boolean
}

/**
 * Opens sockets from one address. One that the server closes is opened again, as by who means harm.
 * Resolves when all have been connected once.
 */
export async function holdSockets(
  baseUrl: string,
  { total, text, localAddress, isReading = true }: Holding,
): Promise<HeldSockets> {
  const { hostname: host, port } = new URL(baseUrl)
  const open = new Set<Socket>()
  let isClosing = false
  const hold = (): Socket => {
    const socket = connect({ host, port: Number(port), localAddress })
    socket.on('connect', () => {
      open.add(socket)
      if (text !== '') socket.write(text)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      if (!isClosing) setImmediate(hold)
    })
    return isReading ? socket.resume() : socket.pause()
  }
  for (let opened = 0; opened < total;) {
    const batch = Array.from({ length: Math.min(250, total - opened) }, hold)
    await Promise.all(batch.map((socket) => once(socket, 'connect').catch(() => {})))
    opened += batch.length
  }
  return {
    count: () => open.size,
    close: () => {
      isClosing = true
      for (const socket of open) socket.destroy()
    },
  }
}
