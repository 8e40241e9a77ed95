import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { startServer } from './start-server.js'

const SCRIPT = '/ahead-of-the-page.js'

/**
 * A server that answers as another one does, and runs a script ahead of all others of each page. The security
 * policy allows it, since it is a file of the same origin.
 */
export async function startRelay(target: string, script: string) {
  return startServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT) {
      return void outgoing.setHeader('Content-Type', 'text/javascript').end(script)
    }
    const { url = '', method, headers } = incoming
    const asked = request(new URL(target + url), {
      method,
      headers: { ...headers, 'accept-encoding': '' },
    })
    incoming.pipe(asked)
    asked.on('error', () => incoming.socket.destroy())
    asked.on('response', (answer: IncomingMessage) => {
      outgoing.statusCode = answer.statusCode ?? 500
      for (const [name, value = ''] of Object.entries(answer.headers))
        outgoing.setHeader(name, value)
      if (!/^text\/html/.test(answer.headers['content-type'] ?? ''))
        return void answer.pipe(outgoing)
      outgoing.removeHeader('content-length')
      void text(answer).then((html) =>
        outgoing.end(
          html.replace(/<head[^>]*>/, (head) => `${head}<script src="${SCRIPT}"></script>`),
        ),
      )
    })
  })
}
