import type { RequestHandler } from 'express'
import { findSecret, readBearer } from './secrets.js'

/**
 * Answers 401 to whoever knows none of the tokens. A browser may give one as a password.
 *
 * @param realm what a browser says the password is for
 */
export function requireToken(tokens: readonly string[], realm: string): RequestHandler {
  return (request, response, next) => {
    const header = request.get('Authorization')
    if (findSecret(readBearer(header) ?? readPassword(header), tokens) !== -1) return next()
    response.set('WWW-Authenticate', `Bearer, Basic realm="${realm}", charset="UTF-8"`)
    response.status(401).json({ error: 'The token is missing or wrong.' })
  }
}

function readPassword(header: string | undefined): string | null {
  const encoded = /^Basic ([\w+/=]{1,1024})$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}
