/*
 * The globals that Node and browsers share, as far as code without DOM types uses them.
 * https://min-common-api.proposal.wintertc.org
 */

interface URLSearchParams {
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  toString(): string
  [Symbol.iterator](): IterableIterator<[string, string]>
}

declare const URLSearchParams: {
  new (init?: string | Iterable<[string, string]> | Record<string, string>): URLSearchParams
}

interface URL {
  readonly hash: string
  readonly host: string
  readonly hostname: string
  readonly href: string
  readonly origin: string
  pathname: string
  readonly protocol: string
  search: string
  readonly searchParams: URLSearchParams
}

declare const URL: {
  new (url: string, base?: string | URL): URL
  canParse(url: string, base?: string): boolean
}

declare class TextEncoder {
  encode(input?: string): Uint8Array
}
