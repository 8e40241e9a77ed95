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
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
