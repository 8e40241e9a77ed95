import { addAbortSignal, Readable } from 'node:stream'
import { ECSClient, type ECSClientConfig } from '@aws-sdk/client-ecs'
import { readAnswer } from './read-answer.js'

export interface EcsClientSettings extends ECSClientConfig {
  /** In ms, for an answer's head, and again for its body. */
  requestTimeout?: number
}

/** Retries what is throttled or lost. Region and credentials are the task's own unless given. */
export function createEcsClient(settings: EcsClientSettings = {}): ECSClient {
  const { requestTimeout = 3_000, ...config } = settings
  const client = new ECSClient({
    maxAttempts: 4,
    retryMode: 'standard',
    // Without all three, the SDK waits without a limit or only logs a warning.
    requestHandler: { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true },
    ...config,
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
