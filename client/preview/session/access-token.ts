import type { Fetch } from '../../runtime/load/fetch-json.js'

/**
 * False if unknown. The sidecar checks the token, because a browser cannot distinguish a refusal
 * from a service that is down.
 */
export async function isAccessTokenRefused(
  fetch: Fetch,
  repository: string,
  accessToken: string,
): Promise<boolean> {
  try {
    const response = await fetch('/api/preview/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ repository, accessToken }),
    })
    return response.status === 401
  } catch {
    return false
  }
}
