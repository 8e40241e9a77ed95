import type { ContentServiceError } from '../../client/shared/content-api/content-service-error.js'
import { isContentFailure } from '../../client/shared/content-api/content-service-error.js'
import { toPrismicEndpoint, type ContentEndpoint } from '../shared/config/content-endpoint.js'
import { ContentError } from './content-error.js'

type Asked = Pick<ContentEndpoint, 'apiEndpoint' | 'repositoryName'>

/** A failure of the content service as one line: where, what, and the remedy. */
export function explainContentFailure(error: unknown, asked: Asked): unknown {
  if (!isContentFailure(error)) return error
  return new ContentError(`${asked.apiEndpoint}: ${explain(error, asked)}`, { cause: error })
}

function explain(
  { failure, message, status, position }: ContentServiceError,
  { apiEndpoint, repositoryName }: Asked,
): string {
  const isDerived = apiEndpoint === toPrismicEndpoint(repositoryName)
  const variable = isDerived ? `PRISMIC_REPOSITORY ("${repositoryName}")` : 'PRISMIC_API_ENDPOINT'
  switch (failure) {
    case 'unreachable':
      return isDerived
        ? `${message} Check ${variable}, and that this machine reaches the network.`
        : `${message} Check ${variable}, and that the service runs.`
    case 'timed-out':
      return `${message} Try again, or check ${variable}.`
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
      return `${message} Shorten what is too long, or check that ${variable} names the right repository.`
    default:
      return `${message}${status === null ? '' : ` (status ${status})`}. Check that ${variable} names a repository.`
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
