import { createSign } from 'node:crypto'
import type { GoogleIndexingConfig } from './config.js'
import { post } from './post.js'

export interface PostingNotice {
  url: string
  type: 'URL_UPDATED' | 'URL_DELETED'
}

/** The service's limit for one batch. */
const MOST_NOTICES = 100
const SCOPE = 'https://www.googleapis.com/auth/indexing'

/**
 * Tells Google of pages with a JobPosting, for no others are allowed.
 * https://developers.google.com/search/apis/indexing-api/v3/using-api
 */
export async function notifyGoogle(
  config: GoogleIndexingConfig,
  notices: readonly PostingNotice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return
  const token = await fetchToken(config, now)
  for (let start = 0; start < notices.length; start += MOST_NOTICES) {
    const answer = await post(
      `${config.endpoint}/batch`,
      toBatch(notices.slice(start, start + MOST_NOTICES)),
      {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/mixed; boundary=${BOUNDARY}`,
      },
    )
    throwOnRefusal(answer)
  }
}

const BOUNDARY = 'careers-site-notices'

/** One HTTP request a part. */
function toBatch(notices: readonly PostingNotice[]): string {
  const parts = notices.map((notice, index) => {
    const body = JSON.stringify(notice)
    return [
      `--${BOUNDARY}`,
      'Content-Type: application/http',
      'Content-Transfer-Encoding: binary',
      `Content-ID: <notice-${index + 1}>`,
      '',
      'POST /v3/urlNotifications:publish HTTP/1.1',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
      '',
    ].join('\r\n')
  })
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

/** A batch succeeds as a whole even where every part of it was refused. */
function throwOnRefusal(answer: string): void {
  const statuses = [...answer.matchAll(/^HTTP\/[\d.]+ (\d{3})/gm)].map(([, status]) => status ?? '')
  const refused = statuses.filter((status) => !status.startsWith('2'))
  if (refused.length === 0) return
  const counts = [...new Set(refused)].map(
    (status) => `${refused.filter((other) => other === status).length} with ${status}`,
  )
  throw new Error(`Google refused notices: ${counts.join(', ')} of ${statuses.length}.`)
}

/** A service account signs for itself: RFC 7523. */
async function fetchToken(config: GoogleIndexingConfig, now: Date): Promise<string> {
  const { clientEmail, privateKey, tokenEndpoint } = config
  const issuedAt = Math.floor(now.getTime() / 1000)
  const claims = {
    iss: clientEmail,
    scope: SCOPE,
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
  return (JSON.parse(answer) as { access_token: string }).access_token
}

function toBase64Url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
