import { readAddress } from '../values/web-address.js'
import { isSafeUrl } from './field-values.js'

/**
 * What an editor probably typed into a web link. The CMS puts `https://` before it, so that a path
 * becomes a host, and an e-mail address a user name. Undefined where nothing is wrong with the address,
 * null where nobody can tell what it was.
 */
export function findMeantAddress(url: string): string | null | undefined {
  const typed = /^https?:\/*<?(.*)$/is.exec(readAddress(url).address)?.[1]
  if (typed === undefined) return undefined
  const meant = readTyped(typed)
  return meant === undefined || isSafeUrl(meant) ? meant : null
}

function readTyped(typed: string): string | undefined {
  const [, scheme, rest] = /^(https?)(?::\/*|\/{2,})(.*)$/is.exec(typed) ?? []
  if (scheme !== undefined) return `${scheme.toLowerCase()}://${rest}`
  if (/^(?:mailto|tel):./i.test(typed)) return typed
  const [authority = ''] = typed.split(/[/?#\\]/, 1)
  if (authority.includes('@')) return authority.includes(':') ? '' : `mailto:${authority}`
  const isHost = /\.|^\[|^localhost(?::|$)/i.test(authority)
  return isHost ? undefined : `/${typed}`
}
