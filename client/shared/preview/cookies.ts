/** Browsers accept different cookies in each. */
export interface CookieEnvironment {
  /** Over https. */
  isSecure: boolean
  /** In a frame of the CMS. */
  isFramed: boolean
}

/** Values of all cookies with that name in a `Cookie` header or `document.cookie`, decoded once. */
export function readCookies(cookies: string, name: string): string[] {
  const start = `${name}=`
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(start))
    .map((cookie) => decodeOnce(cookie.slice(start.length)))
}

/** A session cookie for `Set-Cookie` or `document.cookie`. */
export function formatCookie(name: string, value: string, environment: CookieEnvironment): string {
  return `${name}=${encodeURIComponent(value)}${toAttributes(environment)}`
}

/**
 * Removes every cookie of the name, no matter who has set it: a partitioned one is another cookie, and within
 * a frame of another site, which must not touch `SameSite=Lax`, the toolbar's own is out of reach but
 * for the last.
 */
export function formatExpiredCookies(name: string, isSecure: boolean): string[] {
  const ways = [toAttributes({ isSecure, isFramed: false }), `${FRAMED}; Partitioned`, FRAMED]
  return ways.map((attributes) => `${name}=; Max-Age=0${attributes}`)
}

const FRAMED = '; Path=/; Secure; SameSite=None'

/** In a frame of another site, browsers may accept only partitioned cookies, over https or from localhost. */
function toAttributes({ isSecure, isFramed }: CookieEnvironment): string {
  if (isFramed) return `${FRAMED}; Partitioned`
  return `; Path=/${isSecure ? '; Secure' : ''}; SameSite=Lax`
}

function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
