import type { RequestHandler } from 'express'
import { isParsableUrl } from '../../client/shared/lib/is-parsable-url.js'

/**
 * Answers 403 unless a page of this site asks. Browsers without `Sec-Fetch-Site` send an `Origin`,
 * which must be that of the settings or of the requested host.
 */
export function requireSameOrigin(siteUrl: string): RequestHandler {
  const siteOrigin = new URL(siteUrl).origin
  return (request, response, next) => {
    const from = request.get('Sec-Fetch-Site')
    const origin = request.get('Origin')
    const isOwn =
      from === undefined
        ? origin === siteOrigin || toHost(origin) === request.get('Host')
        : from === 'same-origin'
    if (isOwn) return next()
    response.status(403).json({ error: 'Only pages of this site may ask.' })
  }
}

function toHost(origin: string | undefined): string | null {
  return origin !== undefined && isParsableUrl(origin) ? new URL(origin).host : null
}
