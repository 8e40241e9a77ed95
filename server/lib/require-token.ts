import type { RequestHandler } from 'express'
import { findSecret } from './secrets.js'

/**
 * Accepts a token as `Bearer`, or as the password of `Basic`, which browsers ask for. @param realm
 * shown in the browser's password prompt
 */
export function requireToken(tokens: readonly string[], realm: string): RequestHandler {
  return (request, response, next) => {
    if (findSecret(readToken(request.get('Authorization') ?? ''), tokens) !== -1) return next()
    response.set('WWW-Authenticate', `Bearer, Basic realm="${realm}", charset="UTF-8"`)
    response.status(401).json({ error: 'The token is missing or wrong.' })
  }
}

function readToken(header: string): string | undefined {
  const bearer = /^Bearer ([\x21-\x7e]{1,512})$/i.exec(header)?.[1]
  const basic = /^Basic ([\w+/=]{1,1024})$/i.exec(header)?.[1] ?? ''
  const credentials = Buffer.from(basic, 'base64').toString('utf8')
  return bearer ?? credentials.slice(credentials.indexOf(':') + 1)
}
