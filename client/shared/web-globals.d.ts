/*
 * The globals that Node and browsers share, as far as code without DOM types uses them.
 * https://min-common-api.proposal.wintertc.org
 */

declare class URLSearchParams {
  constructor(init?: string | Iterable<[string, string]> | Record<string, string>)
  append(name: string, value: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  [Symbol.iterator](): IterableIterator<[string, string]>
}

declare class URL {
  constructor(url: string, base?: string | URL)
  readonly host: string
  readonly hostname: string
  readonly href: string
  readonly origin: string
  pathname: string
  readonly protocol: string
  readonly searchParams: URLSearchParams
}

declare function setTimeout(callback: () => void, ms?: number): unknown

declare class TextEncoder {
  encode(input?: string): Uint8Array
}
