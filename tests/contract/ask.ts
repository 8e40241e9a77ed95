import { request, type IncomingHttpHeaders } from 'node:http'

export interface Question {
  /** Sent as it stands: no client tidies it up on the way. */
  path: string
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
  /** The address to ask from. */
  localAddress?: string
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Names and values by turns, as they came, so that a header sent twice can be seen. */
  rawHeaders: readonly string[]
  body: Buffer
}

/** One request on a connection of its own; redirects are answers, bodies stay as they came. */
export function ask(baseUrl: string, question: Question): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const { path, method, headers, localAddress } = question
    const asked = request(
      { hostname, port, path, method: method ?? 'GET', headers, localAddress, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(question.body)
  })
}
