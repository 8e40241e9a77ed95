import type { ContentServiceError } from '../../client/shared/content-api/content-service-error.js'
import { isContentFailure } from '../../client/shared/content-api/content-service-error.js'
import { ContentError } from './content-error.js'

/** A failure of the content service as one line: where, what, and the remedy. */
export function explainContentFailure(error: unknown, endpoint: string): unknown {
  if (!isContentFailure(error)) return error
  return new ContentError(`${endpoint}: ${explain(error)}`, { cause: error })
}

function explain({ failure, message, status, position }: ContentServiceError): string {
  switch (failure) {
    case 'unreachable':
      return `${message} Check PRISMIC_API_ENDPOINT, and that the service runs.`
    case 'timed-out':
      return `${message} Try again, or check PRISMIC_API_ENDPOINT.`
    case 'forbidden':
      return `${sentence(message)} Check PRISMIC_ACCESS_TOKEN.`
    case 'parsing':
      return `The query cannot be read${position === null ? '' : ` at line ${position.line}, column ${position.column}`}: ${sentence(message)} Check CONTENT_LANG.`
    case 'rate-limited':
      return `The content service refuses so many requests (status 429). Try again later.`
    case 'unavailable':
      return `${message} (status ${status}). The service is in trouble: try again later.`
    case 'ref-gone':
    case 'preview-expired':
      return `${sentence(message)} The content changed again and again while it was read: try again.`
    case 'incomplete':
      return `${message}: nothing is published from a part of the content. Try again.`
    case 'too-large':
      return `${message} Shorten what is too long, or check that PRISMIC_API_ENDPOINT and PRISMIC_REPOSITORY name the right repository.`
    default:
      return `${message}${status === null ? '' : ` (status ${status})`}. Check that PRISMIC_API_ENDPOINT and PRISMIC_REPOSITORY name a repository.`
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
