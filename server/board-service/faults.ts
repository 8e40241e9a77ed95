import type { ServerResponse } from 'node:http'

/** What the service can do in place of an answer, given the right one. */
export const FAULTS = {
  /** Asked too often. */
  throttled: (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  /** And not to be asked for ten minutes. */
  paused: (response) => response.writeHead(429, { 'retry-after': '600' }).end(),
  down: (response) => response.writeHead(503).end('Service Unavailable'),
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

export type BoardFault = keyof typeof FAULTS

export function isFault(name: string): name is BoardFault {
  return Object.hasOwn(FAULTS, name)
}
