import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createHttpServer, stopGracefully } from '../../../../server/sidecar/http-server.js'

const MINUTE = 60_000

async function listen(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

/** The error that a socket or request ends with. */
async function readError(source: NodeJS.EventEmitter): Promise<NodeJS.ErrnoException> {
  const [error] = (await once(source, 'error').catch((cause) => [cause])) as [Error]
  return error
}

it('stopGracefully lets a running request end and closes its connection at once', async () => {
  const { server, port } = await listen(createHttpServer(() => {}))
  const agent = new Agent({ keepAlive: true })
  const answered = once(get({ port, host: '127.0.0.1', agent }), 'response')
  const [, answer] = (await once(server, 'request')) as [unknown, ServerResponse]

  const stopped = stopGracefully(server, MINUTE)
  answer.end('whole')
  const [response] = (await answered) as [IncomingMessage]
  expect(await text(response)).toBe('whole')
  await stopped
  agent.destroy()
})

it('stopGracefully refuses new connections', async () => {
  const { server, port } = await listen(createHttpServer(() => {}))
  await stopGracefully(server, MINUTE)
  expect((await readError(connect(port, '127.0.0.1'))).code).toBe('ECONNREFUSED')
})

it('stopGracefully ends a running request after the grace period', async () => {
  const { server, port } = await listen(createHttpServer(() => {}))
  const failure = readError(get({ port, host: '127.0.0.1' }))
  await once(server, 'request')

  await stopGracefully(server, 0)
  expect((await failure).code).toBe('ECONNRESET')
})

it('createHttpServer closes a connection whose request does not arrive', async () => {
  const limits = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 }
  const longLived = { keepAliveTimeout: MINUTE, maxHeaderSize: 8192 }
  const { server, port } = await listen(createHttpServer(() => {}, { ...limits, ...longLived }))
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nX-Slow')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  await stopGracefully(server, MINUTE)
})

it('createHttpServer waits seconds for a request, not minutes', () => {
  const server = createHttpServer(() => {})
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000)
  expect(server.requestTimeout).toBeLessThanOrEqual(15_000)
})
