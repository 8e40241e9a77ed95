import { MESSAGES } from '../../shared/messages.js'
import { PREVIEW_PATH, normalizePagePath } from '../../shared/page-paths.js'
import { readPreviewCookie, type PreviewCookie } from '../../shared/preview/preview-cookie.js'
import {
  isOpaqueRef,
  parsePreviewToken,
  type PreviewRepository,
} from '../../shared/preview/preview-token.js'
import { toLocalPath } from '../../shared/local-path.js'
import { PREVIEW_MESSAGES } from '../state/preview-messages.js'

/** What the address and the cookies ask for. */
export type PreviewRequest =
  | { kind: 'none' }
  /** Somebody wanted a preview, and it cannot be had. */
  | { kind: 'refused'; repositoryName: string; error: string }
  | { kind: 'resolve'; ref: string; documentId: string; to: string | null }
  | { kind: 'bootstrap'; ref: string }

/**
 * On ordinary pages an unusable cookie is no reason to disturb anybody: the toolbar leaves one with
 * every editor. At the resolver's address somebody waits for an answer.
 */
export function readPreviewRequest(
  url: URL,
  cookies: string,
  repository: PreviewRepository,
): PreviewRequest {
  const { searchParams } = url
  const documentId = searchParams.get('documentId')
  const isResolver = normalizePagePath(url.pathname) === PREVIEW_PATH
  if (isResolver && documentId === null) return { kind: 'none' }

  const token = isResolver ? searchParams.get('token') : null
  const found =
    token === null ? readPreviewCookie(cookies, repository) : readToken(token, repository)
  switch (found.kind) {
    case 'preview':
      if (!isResolver) return { kind: 'bootstrap', ref: found.ref }
      return { kind: 'resolve', ref: found.ref, documentId: documentId ?? '', to: readTarget(url) }
    case 'other-repository': {
      const { repositoryName } = found
      const error = PREVIEW_MESSAGES.configurationMissing(repositoryName)
      return { kind: 'refused', repositoryName, error }
    }
    default: {
      if (!isResolver) return { kind: 'none' }
      const { repositoryName } = repository
      return { kind: 'refused', repositoryName, error: REFUSALS[found.kind] }
    }
  }
}

const REFUSALS = {
  missing: MESSAGES.previewCookieMissing,
  'no-repository': MESSAGES.previewWithoutRepository,
  invalid: MESSAGES.invalidPreviewRef,
}

/** Newer sessions name no repository; at this address it can only be the site's own. */
function readToken(token: string, repository: PreviewRepository): PreviewCookie {
  return isOpaqueRef(token) ? { kind: 'preview', ref: token } : parsePreviewToken(token, repository)
}

/** Where a copied link leads, which may be a page that no single document makes. */
function readTarget({ searchParams }: URL): string | null {
  const to = searchParams.get('to')
  return to === null ? null : toLocalPath(to)
}
