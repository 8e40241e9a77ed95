import type { Question } from './ask.js'

/** One question and what the contract says of its answer. */
export interface ContractCase extends Question {
  status: number
  /** Of a redirect: the whole value. */
  location?: string
  /** The file of the release whose bytes are the body. */
  bodyOf?: string
  cacheControl: string
  contentType?: string
  /** Further headers: the exact value, or null for one that must not be there. */
  expected?: Readonly<Record<string, string | null>>
}

export type CaseOptions = Pick<ContractCase, 'method' | 'headers' | 'expected'>

const HTML = 'text/html; charset=utf-8'
export const JSON_TYPE = 'application/json; charset=utf-8'

export function page(path: string, bodyOf: string, options: CaseOptions = {}): ContractCase {
  return { path, status: 200, bodyOf, cacheControl: 'no-cache', contentType: HTML, ...options }
}

/** A redirect from an address that may be a page's one day: asked again each time. */
export function moved(path: string, location: string, options: CaseOptions = {}): ContractCase {
  return { path, status: 301, location, cacheControl: 'no-cache', ...options }
}

/** A redirect from an address that is never a page's. */
export function movedForGood(path: string, location: string): ContractCase {
  return { ...moved(path, location), cacheControl: 'public, max-age=3600' }
}

export function missing(
  path: string,
  bodyOf = '/404.html',
  options: CaseOptions = {},
): ContractCase {
  return { path, status: 404, bodyOf, cacheControl: 'no-store', contentType: HTML, ...options }
}

export function gone(path: string, id: string): ContractCase {
  const bodyOf = `/closed/${id}.html`
  return { path, status: 410, bodyOf, cacheControl: 'no-store', contentType: HTML }
}

/** An answer of the server's own, whose body is not part of the contract. */
export function refused(path: string, status: number, options: CaseOptions = {}): ContractCase {
  return { path, status, cacheControl: 'no-store', ...options }
}

export function file(
  path: string,
  contentType: string,
  cacheControl = 'no-cache',
  options: CaseOptions = {},
): ContractCase {
  return { path, status: 200, bodyOf: path, cacheControl, contentType, ...options }
}

/** The path of a page's file. */
export function indexOf(path: string): string {
  return `${path === '/' ? '' : path}/index.html`
}

/** The path in the other letter case, digits and slashes as they are. */
export function shout(path: string): string {
  return path.toUpperCase()
}
