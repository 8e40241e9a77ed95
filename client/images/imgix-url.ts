import ImgixClient from 'imgix-core-js'
import * as MESSAGES from '../shared/messages.js'

/** Parameters of the image service; one that is null or undefined is left out. */
export type ImgixParams = Readonly<Record<string, string | number | null | undefined>>

/** The service's bounds of width and height in pixels, of quality and of the pixel ratio. */
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  w: [2, 8192],
  h: [2, 8192],
  q: [0, 100],
  dpr: [0, 5],
}

const encoder = new ImgixClient({ domain: 'images.invalid', includeLibraryParam: false })

/**
 * An image URL with parameters added to its own, of which the editor's crop (`rect`) is one. Given ones
 * win. A URL that is signed is returned as it is, since a change would break the signature, and so is a
 * data URL. Throws 'Invalid URL' for what is no URL.
 *
 * The library only writes the query: given the rest, it would encode a path a second time, take a full
 * URL for a proxied one, and refuse hosts with a port.
 */
export function toImgixUrl(url: string, params: ImgixParams): string {
  if (url.startsWith('data:')) return url
  const parsed = parse(url)
  const own = [...parsed.searchParams]
  if (own.some(([name]) => name === 's')) return url

  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined)
  const isGiven = new Set(given.map(([name]) => name))
  const kept = own.filter(([name]) => !isGiven.has(name))
  // The library encodes values of these anew, which the CMS has encoded already.
  const encoded = kept.filter(([name]) => name.endsWith('64'))
  const query = {
    ...Object.fromEntries(kept.filter(([name]) => !name.endsWith('64'))),
    ...Object.fromEntries(given.map(([name, value]) => [name, toBounded(name, value)])),
  }
  const written = [
    encoder.buildURL('', query).split('?')[1] ?? '',
    ...encoded.map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ].filter((part) => part !== '')

  const [base = ''] = url.split(/[?#]/, 1)
  return written.length === 0 ? base : `${base}?${written.join('&')}`
}

function parse(url: string): URL {
  try {
    return new URL(url, url.startsWith('/') ? 'https://images.invalid' : undefined)
  } catch (cause) {
    throw new Error(MESSAGES.invalidUrl, { cause })
  }
}

/** A width or height up to 1 is a share of the source's and has no other bounds. */
function toBounded(name: string, value: string | number | null | undefined) {
  const bounds = BOUNDS[name]
  if (bounds === undefined || typeof value !== 'number') return value
  if ((name === 'w' || name === 'h') && value > 0 && value <= 1) return value
  const [least, most] = bounds
  return Math.min(Math.max(value, least), most)
}
