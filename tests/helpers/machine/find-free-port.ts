import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/*
 * Below the ports that the system gives to servers on port 0 and to clients: another test's server cannot
 * take the port before the program does for which it was found.
 */
const FIRST = 12_000
const LAST = 32_000

/** A port of loopback that nothing listens on at this moment. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

export async function isFree(port: number, address = '127.0.0.1'): Promise<boolean> {
  const server = createServer().listen(port, address)
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isListening) return false
  server.close()
  await once(server, 'close')
  return true
}
