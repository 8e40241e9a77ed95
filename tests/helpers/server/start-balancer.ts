import { createHash } from 'node:crypto'
import { request as send } from 'node:http'

import { startServer } from './start-server.js'

/** Where tests say which visitor asks: all of them have the address of this machine. */
export const VISITOR_HEADER = 'x-visitor-address'

interface Balancer {
  origin: string
  /** Servers by their names, as a rollout changes them. */
  setServers: (servers: Readonly<Record<string, string>>) => void
  /** `STATUS path server` of every answer so far. */
  answers: string[]
  close: () => Promise<void>
}

/**
 * An ingress as ingress-nginx is: it asks the servers in turn, or, with `upstream-hash-by` set to the
 * visitor's address, always the same one as long as that is there.
 */
export async function startBalancer(hashBy: string | undefined): Promise<Balancer> {
  let servers: Readonly<Record<string, string>> = {}
  let turn = 0
  const answers: string[] = []

  const choose = (visitor: string): string => {
    const names = Object.keys(servers)
    if (hashBy !== '$remote_addr') return names[turn++ % names.length] ?? ''
    const rank = (name: string) => createHash('sha256').update(`${visitor} ${name}`).digest('hex')
    return names.sort((a, b) => rank(a).localeCompare(rank(b)))[0] ?? ''
  }

  const { origin, close } = await startServer((request, response) => {
    const name = choose(String(request.headers[VISITOR_HEADER]))
    const { method, headers, url = '' } = request
    const passed = send(new URL(url, servers[name]), { method, headers }, (answer) => {
      answers.push(`${answer.statusCode} ${url} ${name}`)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  return { origin, setServers: (given) => (servers = given), answers, close }
}
