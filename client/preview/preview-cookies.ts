import {
  formatCookie,
  formatExpiredCookie,
  readCookies,
  type CookieSurroundings,
} from '../shared/cookies.js'
import {
  PREVIEW_COOKIE,
  toAccessTokenCookie,
  toPreviewCookieValue,
} from '../shared/preview-cookie.js'
import type { PreviewRepository } from '../shared/preview-token.js'

/** The two cookies of a session, as one site keeps them. */
export interface PreviewCookies {
  /** As in `document.cookie`. */
  all: () => string
  readAccessToken: (repositoryName: string) => string | null
  keepRef: (ref: string, repository: PreviewRepository) => void
  keepAccessToken: (accessToken: string, repositoryName: string) => void
  forgetRef: () => void
  forgetAccessToken: (repositoryName: string) => void
}

export function createPreviewCookies(
  jar: { cookie: string },
  surroundings: CookieSurroundings,
): PreviewCookies {
  const write = (cookie: string) => void (jar.cookie = cookie)
  // Another program may have written the cookie with other attributes, which make it another one.
  const expire = (name: string) => {
    write(formatExpiredCookie(name, { ...surroundings, isFramed: false }))
    if (surroundings.isSecure) write(formatExpiredCookie(name, { isSecure: true, isFramed: true }))
  }
  return {
    all: () => jar.cookie,
    readAccessToken: (repositoryName) =>
      readCookies(jar.cookie, toAccessTokenCookie(repositoryName)).find((token) => token !== '') ??
      null,
    keepRef: (ref, repository) =>
      write(formatCookie(PREVIEW_COOKIE, toPreviewCookieValue(ref, repository), surroundings)),
    keepAccessToken: (accessToken, repositoryName) =>
      write(formatCookie(toAccessTokenCookie(repositoryName), accessToken, surroundings)),
    forgetRef: () => expire(PREVIEW_COOKIE),
    forgetAccessToken: (repositoryName) => expire(toAccessTokenCookie(repositoryName)),
  }
}
