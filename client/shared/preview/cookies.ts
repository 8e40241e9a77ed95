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

export function formatExpiredCookie(name: string, environment: CookieEnvironment): string {
  return `${name}=; Max-Age=0${toAttributes(environment)}`
}

/**
 * In a frame of another site, browsers accept only `SameSite=None; Partitioned`, over https or from
 * localhost.
 */
function toAttributes({ isSecure, isFramed }: CookieEnvironment): string {
  if (isFramed) return '; Path=/; Secure; SameSite=None; Partitioned'
  return `; Path=/${isSecure ? '; Secure' : ''}; SameSite=Lax`
}

function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
