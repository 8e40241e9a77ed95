/** How a browser reaches the site, which decides what cookies it keeps. */
export interface CookieEnvironment {
  /** Over https. */
  isSecure: boolean
  /** Within a page of the CMS. */
  isFramed: boolean
}

/** The values of every cookie of that name in a `Cookie` header or `document.cookie`, decoded once. */
export function readCookies(cookies: string, name: string): string[] {
  const start = `${name}=`
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(start))
    .map((cookie) => decodeOnce(cookie.slice(start.length)))
}

/** For `Set-Cookie` or `document.cookie`; it lives as long as the browser is open. */
export function formatCookie(name: string, value: string, environment: CookieEnvironment): string {
  return `${name}=${encodeURIComponent(value)}${toAttributes(environment)}`
}

/** The same with the effect that there is no such cookie. */
export function formatExpiredCookie(name: string, environment: CookieEnvironment): string {
  return `${name}=; Max-Age=0${toAttributes(environment)}`
}

/**
 * Within another site's page only a cookie that says so is kept, apart from those of other sites'
 * pages, and browsers accept that only over https.
 */
function toAttributes({ isSecure, isFramed }: CookieEnvironment): string {
  if (!isSecure) return '; Path=/; SameSite=Lax'
  return `; Path=/; Secure; SameSite=${isFramed ? 'None; Partitioned' : 'Lax'}`
}

/** A malformed escape leaves the value as it is. */
function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
