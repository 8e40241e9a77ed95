import type { AgentOptions } from 'node:https'
import { addAbortSignal, Readable } from 'node:stream'
import { ECSClient, type ECSClientConfig } from '@aws-sdk/client-ecs'
import { NoAnswerError } from './api-request.js'
import { explainLoss } from './explain-loss.js'
import { readAnswer } from './read-answer.js'

export interface EcsClientSettings extends ECSClientConfig {
  /** In ms, for an answer's head, and again for its body. */
  requestTimeout?: number
}

/** Retries what is throttled or lost. Region and credentials are the task's own unless given. Requests throw NoAnswerError. */
export function createEcsClient(settings: EcsClientSettings = {}): ECSClient {
  const { requestTimeout = 3_000, ...config } = settings
  const client = new ECSClient({
    maxAttempts: 4,
    retryMode: 'standard',
    // Without all three, the SDK waits without a limit or only logs a warning.
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout,
      throwOnRequestTimeout: true,
      // Of Node 24, as in the images: the SDK itself knows no proxy.
      httpsAgent: { keepAlive: true, proxyEnv: process.env } as AgentOptions,
    },
    ...config,
  })
  const explain = (error: Error & { code?: unknown }): never => {
    if (typeof error.code !== 'string') throw error
    throw new NoAnswerError(`ECS ${explainLoss(error)}.`, { cause: error })
  }
  client.middlewareStack.add((next) => (given) => next(given).catch(explain), {
    step: 'initialize',
  })
  // The SDK would read a body of any size, for any time.
  client.middlewareStack.add(
    (next) => async (given) => {
      const output = await next(given)
      const { hostname, port } = given.request as { hostname: string; port?: number }
      const response = output.response as { body: Readable }
      const body = addAbortSignal(AbortSignal.timeout(requestTimeout), response.body)
      const url = `https://${hostname}:${port ?? 443}`
      const bytes = await readAnswer({ body: Readable.toWeb(body) as ReadableStream, url })
      response.body = Readable.from([bytes], { objectMode: false })
      return output
    },
    { step: 'deserialize', priority: 'low' },
  )
  return client
}
