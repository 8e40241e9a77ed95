import { createHash, timingSafeEqual } from 'node:crypto'

import {
  createAccessTokenMissingError,
  createInvalidAccessTokenError,
} from '../repository/api-error.js'
import type { ContentRepository } from '../repository/repository.js'

/** Throws 401 or `invalidStatus` unless the repository is public or the access token is one of its. */
export function checkAccess(
  repository: ContentRepository,
  accessToken: string | null,
  invalidStatus: 401 | 403,
): void {
  if (repository.access === 'public') return
  if (!accessToken) throw createAccessTokenMissingError(repository.oauth)
  if (!repository.accessTokens.some((known) => isSameSecret(known, accessToken))) {
    throw createInvalidAccessTokenError(invalidStatus, repository.oauth)
  }
}

/** Digests have equal lengths, so that the comparison tells nothing about the secret's. */
function isSameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
