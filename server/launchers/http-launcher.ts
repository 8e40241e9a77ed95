import { requestApi } from '../../builder/shared/services/api-request.js'
import { awaitAnswer, toLaunchError } from './launch-request.js'
import { createBuildKey, type Launcher } from './launcher.js'

export interface HttpOptions {
  url: string
  /** Reads the `Authorization` header, which is rotated; null for none. */
  readAuthorization: () => string | null
  eventType: string
  /** For each request, in ms. */
  timeout?: number
}

/**
 * For any pipeline that a POST can start; the body is that of GitHub's repository dispatch. A
 * second start is harmless, because `reconcile` then does nothing.
 */
export function createHttpLauncher(options: HttpOptions): Launcher {
  const { url, readAuthorization, eventType, timeout = 4_000 } = options
  return {
    name: 'http',
    launch: async ({ ref, requestId, subject }) => {
      const key = createBuildKey(subject)
      const authorization = readAuthorization()
      const payload = { event_type: eventType, client_payload: { ref, requestId, key } }
      const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'careers-sidecar',
        'idempotency-key': key,
        'x-request-id': requestId,
        ...(authorization !== null && { authorization }),
      }
      const init = { method: 'POST', headers, body: JSON.stringify(payload) }
      const answer = await awaitAnswer(() => requestApi(url, init, timeout), 2)
      if (answer.status >= 200 && answer.status < 300) return { build: key, isNew: true }
      if (answer.status === 409) return { build: key, isNew: false }
      throw toLaunchError(`POST ${new URL(url).host}`, answer)
    },
    check: async () => void readAuthorization(),
  }
}
