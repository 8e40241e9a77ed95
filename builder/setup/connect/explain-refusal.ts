import { ForbiddenError, PrismicError } from '@prismicio/client'
import type { ConnectConfig } from './connect-config.js'

/** One line with the remedy. */
export function explainRefusal(
  error: Error,
  { repositoryName }: Pick<ConnectConfig, 'repositoryName'>,
): Error {
  const message = explain(error, repositoryName)
  if (message === error.message) return error
  // Not as the cause: it may quote the token.
  return new Error(message)
}

function explain(error: Error, repositoryName: string): string {
  if (error instanceof ForbiddenError) {
    return `The write token may not do this: ${error.message} Check PRISMIC_WRITE_TOKEN, and that it is a write token of "${repositoryName}".`
  }
  if (error instanceof PrismicError)
    return `Prismic refuses: ${error.message} Run this again; it goes on where it stopped.`
  return error.message
}
