import {
  createPlatform,
  type Platform,
  type PlatformRequest,
} from '../../client/shared/content-api/platform.js'
import { limitAnswer } from './limit-answer.js'

/**
 * Follows no redirect: an answer must not choose whom this server calls next. Nor does one choose how
 * much of this server's memory it takes.
 */
export function createServerPlatform(): Platform {
  return {
    ...createPlatform(globalThis),
    fetch: async (url: string, request: PlatformRequest) => {
      const answer = await globalThis.fetch(url, { ...(request as RequestInit), redirect: 'error' })
      return limitAnswer(answer)
    },
  }
}
