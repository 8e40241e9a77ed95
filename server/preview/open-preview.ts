import { createLinkResolver } from '../../client/content/documents/link-resolver.js'
import { isContentFailure } from '../../client/shared/content-api/content-service-error.js'
import { findPreviewPath } from '../../client/shared/content-api/find-preview-path.js'
import * as MESSAGES from '../../client/shared/constants/messages.js'
import { PREVIEW_PATH } from '../../client/shared/addresses/page-paths.js'
import { parsePreviewToken } from '../../client/shared/preview/preview-token.js'
import { createPreviewClient } from './preview-client.js'
import type { PreviewDependencies } from './preview-dependencies.js'
import { toContentFailure, type PreviewFailure } from './preview-failure.js'

export type PreviewOpening =
  { kind: 'opened'; ref: string; path: string } | ({ kind: 'failed' } & PreviewFailure)

/** In ms, for all requests; nginx waits 15 s. */
const LONGEST = 10_000

/** The token is used only as a ref, never as a URL to fetch. */
export async function openPreview(
  given: { token: unknown; documentId: unknown },
  dependencies: PreviewDependencies,
): Promise<PreviewOpening> {
  const { token, documentId = '' } = given
  if (token === undefined || token === '') return fail(400, 'no-token', MESSAGES.invalidPreviewRef)
  const parsed =
    typeof token === 'string' ? parsePreviewToken(token, dependencies.repository) : null
  switch (parsed?.kind) {
    case 'preview':
      break
    case 'other-repository':
      return fail(404, 'other-repository', MESSAGES.invalidPreviewRef)
    default:
      return fail(400, 'invalid-token', MESSAGES.invalidPreviewRef)
  }
  if (typeof documentId !== 'string' || !DOCUMENT_ID.test(documentId)) {
    return fail(400, 'invalid-document', MESSAGES.invalidPreviewRef)
  }
  return askService(parsed.ref, documentId, dependencies)
}

async function askService(
  ref: string,
  documentId: string,
  dependencies: PreviewDependencies,
): Promise<PreviewOpening> {
  const client = createPreviewClient(dependencies, dependencies.accessToken)
  const signal = AbortSignal.timeout(LONGEST)
  try {
    // Anybody knows the ref of what is published, and the cookie would bring the editors' policy.
    if (ref === (await client.fetchMasterRef({ signal }))) {
      return fail(400, 'no-preview', MESSAGES.invalidPreviewRef)
    }
    const path = await findPreviewPath(client, createLinkResolver, { ref, documentId }, { signal })
    return { kind: 'opened', ref, path }
  } catch (error) {
    // The preview page asks the editor for the missing access token.
    if (isContentFailure(error, 'forbidden') && dependencies.promptsForAccessToken) {
      return { kind: 'opened', ref, path: `${PREVIEW_PATH}?documentId=${documentId}` }
    }
    return { kind: 'failed', ...toContentFailure(error) }
  }
}

/** Empty for a preview that begins at the front page. */
const DOCUMENT_ID = /^[\w-]{0,64}$/

function fail(status: number, reason: PreviewFailure['reason'], message: string): PreviewOpening {
  return { kind: 'failed', status, reason, message }
}
