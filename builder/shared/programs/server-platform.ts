import {
  createPlatform,
  type Platform,
  type PlatformRequest,
} from '../../../client/shared/content-api/platform.js'

/** For programs on servers. No redirects: an answer must not choose which server is called next. */
export function createServerPlatform(): Platform {
  return {
    ...createPlatform(globalThis),
    fetch: (url: string, request: PlatformRequest) =>
      globalThis.fetch(url, { ...(request as RequestInit), redirect: 'error' }),
  }
}
