import {
  type ContentServiceError,
  isContentFailure,
} from '../../client/shared/content-api/content-service-error.js'
import { toPrismicEndpoint, type ContentEndpoint } from '../shared/config/content-endpoint.js'
import { describeLater, explainLoss } from '../shared/services/explain-loss.js'

/** The content prevents a release. Editors read the message. */
export class ContentError extends Error {
  override name = 'ContentError'
}

type Asked = Pick<ContentEndpoint, 'apiEndpoint' | 'repositoryName'>

/** A failure of the content service as one line: where, what, and the remedy. */
export function explainContentFailure(error: unknown, asked: Asked): unknown {
  if (!isContentFailure(error)) return error
  return new ContentError(`${asked.apiEndpoint}: ${explain(error, asked)}`, { cause: error })
}

function explain(error: ContentServiceError, { apiEndpoint, repositoryName }: Asked): string {
  const { failure, message, status, position, retryAfter } = error
  const isDerived = apiEndpoint === toPrismicEndpoint(repositoryName)
  const variable = isDerived ? `PRISMIC_REPOSITORY ("${repositoryName}")` : 'PRISMIC_API_ENDPOINT'
  switch (failure) {
    case 'unreachable':
      return `The content service ${explainLoss(error, variable)}.`
    case 'timed-out':
      return `${message} Try again, or check ${variable}.`
    case 'forbidden':
      return `${sentence(message)} Check PRISMIC_ACCESS_TOKEN.`
    case 'parsing':
      return `The query cannot be read${position === null ? '' : ` at line ${position.line}, column ${position.column}`}: ${sentence(message)} Check CONTENT_LANG.`
    case 'rate-limited':
      return `The content service refuses so many requests (status 429). Try again ${describeLater(retryAfter)}.`
    case 'unavailable':
      return `${message} (status ${status}). The service is in trouble: try again ${describeLater(retryAfter)}.`
    case 'ref-gone':
    case 'preview-expired':
      return `${sentence(message)} The content changed again and again while it was read: try again.`
    case 'incomplete':
      return `${message}: nothing is published from a part of the content. Try again.`
    case 'too-large':
      return `${message} Shorten what is too long, or check that ${variable} names the right repository.`
    default:
      return `${message}${status === null ? '' : ` (status ${status})`}. Check that ${variable} names a repository.`
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
