import * as MESSAGES from '../../shared/constants/messages.js'
import { PREVIEW_PATH, normalizePagePath } from '../../shared/addresses/page-paths.js'
import { readPreviewCookie } from '../../shared/preview/preview-cookie.js'
import { parsePreviewToken, type PreviewRepository } from '../../shared/preview/preview-token.js'
import { toLocalPath } from '../../shared/addresses/local-path.js'
import { PREVIEW_MESSAGES } from '../state/preview-messages.js'

export type PreviewRequest =
  | { kind: 'none' }
  /** The requested preview cannot be shown. */
  | { kind: 'refused'; repositoryName: string; error: string }
  | { kind: 'resolve'; ref: string; isPlain?: true; documentId: string; to: string | null }
  /** A plain ref may be no preview: a page is not to bother anybody about it. */
  | { kind: 'bootstrap'; ref: string; isPlain?: true }

/**
 * Reads address and cookies. An unusable cookie is an error only at the resolver's address: the
 * toolbar leaves one in every editor's browser.
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
    token === null ? readPreviewCookie(cookies, repository) : parsePreviewToken(token, repository)
  switch (found.kind) {
    case 'preview':
      if (!isResolver) {
        return { ...found, kind: 'bootstrap' }
      }
      return { ...found, kind: 'resolve', documentId: documentId ?? '', to: readTarget(url) }
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

/** The target of a copied link; it may be a page without its own document. */
function readTarget({ searchParams }: URL): string | null {
  const to = searchParams.get('to')
  return to === null ? null : toLocalPath(to)
}
