import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { LIMITS } from '../limits.js'

export interface SiteAnswer {
  status: number
  location: string | undefined
  etag: string | undefined
  text: string
}

/** Keeps its connections, as a browser does. */
export function createAsker(origin: string, onAskedAgain: () => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const { port } = new URL(origin)

  const askOnce = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<SiteAnswer>((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST'
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers,
        agent,
        timeout: LIMITS.answer,
      }
      const asked = request({ ...options, setHost: true }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          if (!response.complete) return reject(new Error('the answer was cut off'))
          const { location, etag, 'content-encoding': encoding } = response.headers
          const text = decode(encoding, Buffer.concat(chunks))
          resolve({ status: response.statusCode ?? 0, location, etag, text })
        })
      })
      asked.on('timeout', () => asked.destroy(new Error(`no answer in ${LIMITS.answer} ms`)))
      asked.on('error', (error: NodeJS.ErrnoException) =>
        reject(
          asked.reusedSocket && error.code === 'ECONNRESET' ? new KeptConnectionEnded() : error,
        ),
      )
      asked.end(body)
    })

  return {
    close: () => agent.destroy(),
    /** A kept connection may end as it is used, as when nginx is reloaded: browsers, too, ask again then. */
    async ask(path: string, headers: Record<string, string> = {}, body?: string) {
      for (;;) {
        try {
          return await askOnce(path, headers, body)
        } catch (error) {
          if (!(error instanceof KeptConnectionEnded)) throw error
          onAskedAgain()
        }
      }
    },
  }
}

class KeptConnectionEnded extends Error {}

function decode(encoding: string | undefined, body: Buffer): string {
  if (encoding === 'br') return String(brotliDecompressSync(body))
  return String(encoding === 'gzip' ? gunzipSync(body) : body)
}
