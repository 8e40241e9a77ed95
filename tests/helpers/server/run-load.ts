import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export interface LoadQuestion {
  path: string
  headers?: Readonly<Record<string, string>>
}

export interface LoadAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface LoadOptions {
  baseUrl: string
  /** How many answers there shall be at least. */
  requests: number
  /** Whether what the load is for has ended; by default it ends with the last request. */
  isOver?: () => boolean
  /** Clients that keep one connection, and clients with a new one for each request. */
  clients: { keepAlive: number; newConnection: number }
  nextQuestion: (index: number) => LoadQuestion
  /** Called before the request; the result says what is wrong with its answer, null if nothing is. */
  startJudging: (question: LoadQuestion) => (answer: LoadAnswer) => string | null
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
  const { requests, isOver = () => true, clients, nextQuestion, startJudging, onAnswer } = options
  const failures: string[] = []
  let asked = 0
  let answers = 0

  const runClient = async (agent: Agent) => {
    while (asked < requests || !isOver()) {
      const question = nextQuestion(asked++)
      const judge = startJudging(question)
      try {
        const problem = judge(await askOnce(options.baseUrl, question, agent))
        if (problem !== null) failures.push(`${question.path}: ${problem}`)
      } catch (error) {
        failures.push(`${question.path}: ${(error as Error).message}`)
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

function askOnce(
  baseUrl: string,
  { path, headers }: LoadQuestion,
  agent: Agent,
): Promise<LoadAnswer> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        response.complete
          ? resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            })
          : reject(new Error('the answer was cut off')),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
