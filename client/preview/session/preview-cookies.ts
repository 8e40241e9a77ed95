import {
  formatCookie,
  formatExpiredCookie,
  readCookies,
  type CookieSurroundings,
} from '../../shared/preview/cookies.js'
import {
  PREVIEW_COOKIE,
  toAccessTokenCookie,
  toPreviewCookieValue,
} from '../../shared/preview/preview-cookie.js'
import type { PreviewRepository } from '../../shared/preview/preview-token.js'

/** The two cookies of a session, as one site keeps them. */
export interface PreviewCookies {
  /** As in `document.cookie`. */
  all: () => string
  /** Any repository that the preview cookie names, for a message about it. */
  namedRepository: () => string | null
  readAccessToken: (repositoryName: string) => string | null
  keepRef: (ref: string, repository: PreviewRepository) => void
  keepAccessToken: (accessToken: string, repositoryName: string) => void
  forgetRef: () => void
  forgetAccessToken: (repositoryName: string) => void
}

export function createPreviewCookies(
  jar: { cookie: string },
  environment: CookieSurroundings,
): PreviewCookies {
  const write = (cookie: string) => void (jar.cookie = cookie)
  // Another program may have written the cookie with other attributes, which make it another one.
  const expire = (name: string) => {
    write(formatExpiredCookie(name, { ...environment, isFramed: false }))
    if (environment.isSecure) write(formatExpiredCookie(name, { isSecure: true, isFramed: true }))
  }
  return {
    all: () => jar.cookie,
    namedRepository: () => {
      const value = readCookies(jar.cookie, PREVIEW_COOKIE).join()
      return /([a-z0-9-]+)\.prismic\.io/i.exec(value)?.[1] ?? null
    },
    readAccessToken: (repositoryName) =>
      readCookies(jar.cookie, toAccessTokenCookie(repositoryName)).find((token) => token !== '') ??
      null,
    keepRef: (ref, repository) =>
      write(formatCookie(PREVIEW_COOKIE, toPreviewCookieValue(ref, repository), environment)),
    keepAccessToken: (accessToken, repositoryName) =>
      write(formatCookie(toAccessTokenCookie(repositoryName), accessToken, environment)),
    forgetRef: () => expire(PREVIEW_COOKIE),
    forgetAccessToken: (repositoryName) => expire(toAccessTokenCookie(repositoryName)),
  }
}
