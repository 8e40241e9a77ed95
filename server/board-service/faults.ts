import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** What the service can do in place of an answer, given the right one. */
export const FAULTS = {
  /** Asked too often. */
  throttled: (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  /** And not to be asked for a day. */
  paused: (response) => response.writeHead(429, { 'retry-after': '86400' }).end(),
  down: (response) => response.writeHead(503).end('Service Unavailable'),
  unauthorised: (response) => response.writeHead(401).end(),
  forbidden: (response) => response.writeHead(403).end('<h1>Forbidden</h1>'),
  gone: (response) => response.writeHead(410).end(),
  broken: (response) => response.writeHead(500).end('{"error":"Internal"}'),
  missing: (response) => response.writeHead(404).end('{"status":404}'),
  /** A page of a login, say. */
  page: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>'),
  malformed: (response, body) => response.writeHead(200).end(body.slice(0, body.length / 2)),
  /** The connection ends in the middle. */
  cut: (response, body) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(body) })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
  },
  /** Before any answer. */
  reset: (response) => response.socket?.destroy(),
  /** Never answers. */
  silent: () => {},
  /** Begins, and goes on no more. */
  slow: (response, body) => response.writeHead(200).write(body.slice(0, 100)),
  redirected: (response) => response.writeHead(302, { location: response.req.url ?? '/' }).end(),
  uncompressed: (response, body) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(damage(gzipSync(body))),
  /** In an encoding that it does not name. */
  latin: (response) =>
    response.writeHead(200).end(Buffer.from('{"jobs":[],"of":"Köln"}', 'latin1')),
  nothing: (response) => response.writeHead(200).end(),
  /** JSON that is no board of any vendor. */
  otherShape: (response) => response.writeHead(200).end('{"jobs":{"total":60},"content":7}'),
  otherJson: (response) => response.writeHead(200).end('"Hello"'),
  /** 100,000 postings in Greenhouse's form. */
  countless: (response) => {
    const jobs = Array.from({ length: 100_000 }, (_, index) => ({ id: index + 1 }))
    response.writeHead(200).end(JSON.stringify({ jobs }))
  },
  /** Without an end. */
  huge: (response) => {
    const piece = ' '.repeat(1024 * 1024)
    const send = () => {
      while (!response.destroyed && response.write(piece));
    }
    response.writeHead(200).on('drain', send)
    send()
  },
} satisfies Record<string, (response: ServerResponse, body: string) => unknown>

/** In the middle. */
function damage(bytes: Buffer): Buffer {
  return Buffer.from(bytes).fill(0, 100, 1000)
}

export type BoardFault = keyof typeof FAULTS

export function isFault(name: string): name is BoardFault {
  return Object.hasOwn(FAULTS, name)
}
