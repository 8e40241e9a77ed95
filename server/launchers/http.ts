import { createBuildKey } from './build-key.js'
import { LaunchError, type Launcher } from './launcher.js'
import { send, toLaunchError } from './send.js'

export interface HttpOptions {
  url: string
  /** Reads the whole value of the `Authorization` header, which is rotated; null for none. */
  readAuthorization: () => string | null
  /** Name of the event, as a repository dispatch has it. */
  eventType: string
  /** For each request, in ms. */
  timeout?: number
}

/**
 * Asks any pipeline that is started by a POST; the body has the form of GitHub's repository dispatch.
 * A pipeline may start twice: it runs `reconcile`, which does nothing the second time.
 */
export function createHttpLauncher(options: HttpOptions): Launcher {
  const { url, readAuthorization, eventType, timeout = 4_000 } = options
  return {
    name: 'http',
    launch: async ({ ref, requestId, subject }) => {
      const key = createBuildKey(subject)
      const payload = { ref, requestId, key }
      const authorization = readAuthorization()
      const init = {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'careers-sidecar',
          'idempotency-key': key,
          'x-request-id': requestId,
          ...(authorization !== null && { authorization }),
        },
        body: JSON.stringify({ event_type: eventType, client_payload: payload }),
      }
      const answer = await send(url, init, timeout).catch((error: unknown) => {
        if (error instanceof LaunchError && error.mayPass) return send(url, init, timeout)
        throw error
      })
      if (answer.status >= 200 && answer.status < 300) return { build: key, isNew: true }
      if (answer.status === 409) return { build: key, isNew: false }
      throw toLaunchError(`POST ${new URL(url).host}`, answer)
    },
    check: async () => void readAuthorization(),
  }
}
