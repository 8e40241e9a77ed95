import { Agent, request } from 'node:http'

export interface LoadAnswer {
  status: number
  location: string | undefined
  body: string
}

export interface LoadOptions {
  baseUrl: string
  /** How many answers there shall be in all. */
  requests: number
  /** Clients that keep one connection, and clients with a new one for each request. */
  clients: { keepAlive: number; newConnection: number }
  nextPath: (index: number) => string
  /** What is wrong with an answer; null if nothing is. */
  judge: (path: string, answer: LoadAnswer) => string | null
  /** After each answer, with the number of them; may change what is served. */
  onAnswer: (count: number) => void
}

export interface LoadResult {
  answers: number
  /** One line for each request that failed or was answered wrongly. */
  failures: string[]
}

/** Sends all requests without a pause. No request is repeated. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { requests, clients, nextPath, judge, onAnswer } = options
  const failures: string[] = []
  let asked = 0
  let answers = 0

  const runClient = async (agent: Agent) => {
    while (asked < requests) {
      const path = nextPath(asked++)
      try {
        const problem = judge(path, await askOnce(options.baseUrl, path, agent))
        if (problem !== null) failures.push(`${path}: ${problem}`)
      } catch (error) {
        failures.push(`${path}: ${(error as Error).message}`)
      }
      onAnswer(++answers)
    }
    agent.destroy()
  }

  const create = (count: number, keepAlive: boolean) =>
    Array.from({ length: count }, () => runClient(new Agent({ keepAlive, maxSockets: 1 })))
  await Promise.all([...create(clients.keepAlive, true), ...create(clients.newConnection, false)])
  return { answers, failures }
}

function askOnce(baseUrl: string, path: string, agent: Agent): Promise<LoadAnswer> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, agent }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('error', reject)
      response.on('end', () =>
        response.complete
          ? resolve({ status: response.statusCode ?? 0, location: response.headers.location, body })
          : reject(new Error('the answer was cut off')),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
