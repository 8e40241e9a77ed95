import { createSign } from 'node:crypto'
import { mapConcurrent } from '../../../client/shared/lib/map-concurrent.js'
import type { GoogleIndexingConfig } from '../../lib/notices-config.js'
import { post } from './post.js'

interface PostingNotice {
  url: string
  type: 'URL_UPDATED' | 'URL_DELETED'
}

const REQUESTS_AT_ONCE = 4
/** Failures in a row after which the service counts as down. */
const PATIENCE = 8

/**
 * Notifies Google of pages with a JobPosting; it accepts no others.
 * https://developers.google.com/search/apis/indexing-api/v3/using-api
 */
export async function notifyGoogle(
  config: GoogleIndexingConfig,
  notices: readonly PostingNotice[],
  now: Date,
): Promise<void> {
  const headers = {
    authorization: `Bearer ${await fetchToken(config, now)}`,
    'content-type': 'application/json',
  }
  const url = `${config.endpoint}/v3/urlNotifications:publish`
  const failures: string[] = []
  let inRow = 0
  await mapConcurrent(notices, REQUESTS_AT_ONCE, async (notice) => {
    if (inRow >= PATIENCE) return void failures.push('the service counts as down')
    try {
      await post(url, JSON.stringify(notice), headers)
      inRow = 0
    } catch (error) {
      failures.push((error as Error).message)
      inRow++
    }
  })
  if (failures.length > 0) {
    throw new Error(`${failures.length} of ${notices.length} were refused: ${failures[0]}`)
  }
}

/** A service account signs the request for its own token. https://www.rfc-editor.org/rfc/rfc7523 */
async function fetchToken(config: GoogleIndexingConfig, now: Date): Promise<string> {
  const { clientEmail, privateKey, tokenEndpoint } = config
  const issuedAt = Math.floor(now.getTime() / 1000)
  const claims = {
    iss: clientEmail,
    scope: 'https://www.googleapis.com/auth/indexing',
    aud: tokenEndpoint,
    iat: issuedAt,
    exp: issuedAt + 600,
  }
  const unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims].map(toBase64Url).join('.')
  const signature = createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: `${unsigned}.${signature}`,
  })
  const answer = await post(tokenEndpoint, body.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  const token = readToken(answer)
  if (token !== null) return token
  throw new Error(`${tokenEndpoint} gave no access token.`)
}

function readToken(answer: string): string | null {
  try {
    const { access_token: token } = Object(JSON.parse(answer)) as { access_token?: unknown }
    return typeof token === 'string' ? token : null
  } catch {
    return null
  }
}

function toBase64Url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
