import type { IncomingMessage, ServerResponse } from 'node:http'
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

/** A local HTTP server that records all requests. */
export async function startApi(answer: (request: ApiRequest) => ApiAnswer) {
  const requests: ApiRequest[] = []
  const server = await startServer((request, response) => void handle(request, response))
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
