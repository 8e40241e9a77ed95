import { once } from 'node:events'
import type { Server } from 'node:net'
import { EnvironmentError } from '../../builder/shared/config/environment.js'

const REASONS: Partial<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program: end that one, or choose another port',
  EACCES: 'may not be used by this user: choose one above 1023',
}

/** @throws EnvironmentError that names the variable of the port; its cause is the system's error. */
export async function listenOn(
  server: Server,
  variable: string,
  address: { port: number; host?: string },
): Promise<void> {
  try {
    server.listen(address)
    await once(server, 'listening')
  } catch (cause) {
    const reason = REASONS[(cause as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw cause
    throw new EnvironmentError(`${variable}: port ${address.port} ${reason}.`, { cause })
  }
}
