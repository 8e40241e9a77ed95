import ImgixClient from 'imgix-core-js'
import * as MESSAGES from '../shared/constants/messages.js'

/** Null and undefined values are left out. */
export type ImgixParams = Readonly<Record<string, string | number | null | undefined>>

const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  w: [2, 8192],
  h: [2, 8192],
  q: [0, 100],
  dpr: [0, 5],
}

const encoder = new ImgixClient({ domain: 'images.invalid', includeLibraryParam: false })

/**
 * Adds parameters to an image URL. Existing ones, such as the editor's crop (`rect`), stay unless
 * given again. Nothing is added to signed URLs and data URLs, because a change would break the
 * signature. imgix-core-js writes only the query: given a whole URL it would encode the path twice
 * and refuse hosts with a port. @throws 'Invalid URL'
 */
export function toImgixUrl(address: string, params: ImgixParams): string {
  if (address.startsWith('data:')) return address
  const url = withWholeName(address)
  const parsed = parse(url)
  const own = [...parsed.searchParams]
  if (own.some(([name]) => name === 's')) return url

  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined)
  const isGiven = new Set(given.map(([name]) => name))
  const remaining = own.filter(([name]) => !isGiven.has(name))
  // imgix-core-js would encode these base64 values a second time.
  const encoded = remaining.filter(([name]) => name.endsWith('64'))
  const query = {
    ...Object.fromEntries(remaining.filter(([name]) => !name.endsWith('64'))),
    ...Object.fromEntries(given.map(([name, value]) => [name, toBounded(name, value)])),
  }
  const written = [
    encoder.buildURL('', query).split('?')[1] ?? '',
    ...encoded.map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ].filter((part) => part !== '')

  const [base = ''] = url.split('?', 1)
  return written.length === 0 ? base : `${base}?${written.join('&')}`
}

/**
 * As a file may be named: white space and a comma at the end would end an address within a list of sizes,
 * and a number sign, which no picture needs as such, its name.
 */
function withWholeName(url: string): string {
  return url.trim().replace(/[\s"<>#]|,(?=\?|$)/g, encodeURIComponent)
}

function parse(url: string): URL {
  try {
    return new URL(url, url.startsWith('/') ? 'https://images.invalid' : undefined)
  } catch (cause) {
    throw new Error(MESSAGES.invalidUrl, { cause })
  }
}

/** A width or height up to 1 is a fraction of the source. */
function toBounded(name: string, value: string | number | null | undefined) {
  const bounds = BOUNDS[name]
  if (bounds === undefined || typeof value !== 'number') return value
  if ((name === 'w' || name === 'h') && value > 0 && value <= 1) return value
  const [least, most] = bounds
  return Math.min(Math.max(value, least), most)
}
