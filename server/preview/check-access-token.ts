import { isContentFailure } from '../../client/shared/content-api/content-service-error.js'
import { createPreviewClient } from './create-preview-client.js'
import type { PreviewDependencies } from './preview-dependencies.js'
import { toContentFailure, type PreviewFailure } from './preview-failure.js'

export type TokenCheck =
  | { kind: 'accepted' | 'incorrect' | 'unknown-repository' | 'unreadable' }
  | ({ kind: 'failed' } & PreviewFailure)

/** Tries an editor's access token, so that a wrong one is told apart from a service that is down. */
export async function checkAccessToken(
  given: unknown,
  dependencies: PreviewDependencies,
): Promise<TokenCheck> {
  const { repository, accessToken } = (given ?? {}) as Record<string, unknown>
  if (typeof repository !== 'string') return { kind: 'unreadable' }
  if (typeof accessToken !== 'string' || accessToken === '') return { kind: 'unreadable' }
  if (repository !== dependencies.repository.repositoryName) return { kind: 'unknown-repository' }
  try {
    await createPreviewClient(dependencies, accessToken).fetchRepository()
    return { kind: 'accepted' }
  } catch (error) {
    if (isContentFailure(error, 'forbidden')) return { kind: 'incorrect' }
    return { kind: 'failed', ...toContentFailure(error) }
  }
}
