import {
  createPlatform,
  type Platform,
  type PlatformRequest,
} from '../../client/shared/content-api/platform.js'

/** Follows no redirect: an answer must not choose whom this server calls next. */
export function createServerPlatform(): Platform {
  return {
    ...createPlatform(globalThis),
    fetch: (url: string, request: PlatformRequest) =>
      globalThis.fetch(url, { ...(request as RequestInit), redirect: 'error' }),
  }
}
