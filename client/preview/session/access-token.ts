import type { Fetch } from '../../runtime/load/fetch-json.js'

/** The sidecar tries access tokens, because a browser cannot tell a refusal from a dead service. */
const URL = '/api/preview/token'

/** Whether the content service refuses the token. False also where nobody could tell. */
export async function isAccessTokenRefused(
  fetch: Fetch,
  repository: string,
  accessToken: string,
): Promise<boolean> {
  try {
    const response = await fetch(URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ repository, accessToken }),
    })
    return response.status === 401
  } catch {
    return false
  }
}
