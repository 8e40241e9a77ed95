import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { startServer } from './start-server.js'

export interface ApiRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** `'hang'` sends no answer, `'cut'` closes the connection without one, `'endless'` never ends it. */
export type ApiAnswer =
  { status: number; json?: unknown; headers?: Record<string, string> } | 'hang' | 'cut' | 'endless'

const CHUNK = Buffer.alloc(64 * 1024, ' ')

function* repeat(chunk: Buffer) {
  for (;;) yield chunk
}

export interface Certificate {
  key: string
  cert: string
}

/** A local server that records all requests, by HTTPS if it has a certificate. */
export async function startApi(
  answer: (request: ApiRequest) => ApiAnswer,
  certificate?: Certificate,
) {
  const requests: ApiRequest[] = []
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void handle(request, response)
  const server = await startServer(
    certificate === undefined ? listener : createSecureServer(certificate, listener),
  )
  return { ...server, requests }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request
    const given = { method, path, headers, body: await text(request) }
    requests.push(given)
    const answered = answer(given)
    if (answered === 'hang') return
    if (answered === 'cut') return void request.socket.destroy()
    if (answered === 'endless') return void Readable.from(repeat(CHUNK)).pipe(response)
    const { status, headers: more, json } = answered
    response.writeHead(status, { 'content-type': 'application/json', ...more })
    response.end(json === undefined ? '' : JSON.stringify(json))
  }
}

export type Api = Awaited<ReturnType<typeof startApi>>
