import { once } from 'node:events'
import type { Server } from 'node:net'
import {
  createEnvironmentReader,
  EnvironmentError,
} from '../../builder/shared/config/environment.js'

const REASONS: Partial<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program: end that one, or choose another port',
  EACCES: 'may not be used by this user: choose one above 1023',
}

/** Of an option of the command. @throws EnvironmentError that names it */
export function readPort(option: string, given: string | undefined, fallback: number): number {
  return createEnvironmentReader({ [option]: given }).integer(option, fallback, 0, 65535)
}

/** `source` is the variable or option of the port. @throws EnvironmentError; its cause is the system's error. */
export async function listenOn(
  server: Server,
  source: string,
  address: { port: number; host?: string },
): Promise<void> {
  try {
    server.listen(address)
    await once(server, 'listening')
  } catch (cause) {
    const reason = REASONS[(cause as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw cause
    throw new EnvironmentError(`${source}: port ${address.port} ${reason}.`, { cause })
  }
}
