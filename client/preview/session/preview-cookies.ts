import { attempt } from '../../shared/lib/attempt.js'
import {
  formatCookie,
  formatExpiredCookies,
  readCookies,
  type CookieEnvironment,
} from '../../shared/preview/cookies.js'
import {
  PREVIEW_COOKIE,
  toAccessTokenCookie,
  toPreviewCookieValue,
} from '../../shared/preview/preview-cookie.js'
import type { PreviewRepository } from '../../shared/preview/preview-token.js'

/** The ref of the preview, and an access token for each repository. */
export interface PreviewCookies {
  all: () => string
  /** Any repository in the preview cookie, for a message about it. */
  namedRepository: () => string | null
  readAccessToken: (repositoryName: string) => string | null
  writeRef: (ref: string, repository: PreviewRepository) => void
  writeAccessToken: (accessToken: string, repositoryName: string) => void
  expireRef: () => void
  expireAccessToken: (repositoryName: string) => void
  /** Whether the browser, or the frame that the page is in, keeps none. */
  areRefused: () => boolean
}

const TRIAL = 'preview-trial'

export function createPreviewCookies(
  jar: { cookie: string },
  environment: CookieEnvironment,
): PreviewCookies {
  const read = () => attempt(() => jar.cookie) ?? ''
  const write = (cookie: string) => void attempt(() => (jar.cookie = cookie))
  const expire = (name: string) => formatExpiredCookies(name, environment.isSecure).forEach(write)
  return {
    all: read,
    namedRepository: () => {
      const value = readCookies(read(), PREVIEW_COOKIE).join()
      return /([a-z0-9-]{1,63})\.prismic\.io/i.exec(value)?.[1] ?? null
    },
    readAccessToken: (repositoryName) =>
      readCookies(read(), toAccessTokenCookie(repositoryName)).find((token) => token !== '') ??
      null,
    writeRef: (ref, repository) =>
      write(formatCookie(PREVIEW_COOKIE, toPreviewCookieValue(ref, repository), environment)),
    writeAccessToken: (accessToken, repositoryName) =>
      write(formatCookie(toAccessTokenCookie(repositoryName), accessToken, environment)),
    expireRef: () => expire(PREVIEW_COOKIE),
    expireAccessToken: (repositoryName) => expire(toAccessTokenCookie(repositoryName)),
    areRefused: () => {
      write(formatCookie(TRIAL, 'yes', environment))
      const isKept = readCookies(read(), TRIAL).length > 0
      expire(TRIAL)
      return !isKept
    },
  }
}
