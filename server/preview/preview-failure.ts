import { isContentFailure } from '../../client/shared/content-api/content-service-error.js'
import * as MESSAGES from '../../client/shared/constants/messages.js'

export interface PreviewFailure {
  status: number
  reason:
    | 'no-token'
    | 'invalid-token'
    | 'other-repository'
    | 'invalid-document'
    | 'no-preview'
    | 'expired'
    | 'forbidden'
    | 'busy'
    | 'invalid-answer'
    | 'no-answer'
  /** Shown to editors. */
  message: string
}

/** @throws every error that is not a failure of the content service */
export function toContentFailure(error: unknown): PreviewFailure {
  if (!isContentFailure(error)) throw error
  const { failure, message } = error
  switch (failure) {
    case 'preview-expired':
    case 'ref-gone':
      return { status: 410, reason: 'expired', message: MESSAGES.previewExpired }
    case 'forbidden':
      return { status: 403, reason: 'forbidden', message: MESSAGES.unauthorized }
    case 'rate-limited':
      return { status: 503, reason: 'busy', message }
    case 'unreachable':
    case 'timed-out':
    case 'aborted':
      return { status: 504, reason: 'no-answer', message }
    default:
      return { status: 502, reason: 'invalid-answer', message }
  }
}
