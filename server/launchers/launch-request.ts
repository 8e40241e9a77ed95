import {
  describeError,
  NoAnswerError,
  toErrorMessage,
  type ApiAnswer,
} from '../../builder/shared/services/api-request.js'
import { LaunchError } from './launcher.js'

/** At most `attempts` requests while there is no answer. @throws LaunchError */
export async function awaitAnswer(
  send: () => Promise<ApiAnswer>,
  attempts = 1,
): Promise<ApiAnswer> {
  try {
    return await send()
  } catch (cause) {
    if (!(cause instanceof NoAnswerError)) throw cause
    if (attempts > 1) return awaitAnswer(send, attempts - 1)
    // Not this error itself: a log shows a cause's message behind the one that it caused.
    throw new LaunchError(cause.message, true, 60, { cause: cause.cause })
  }
}

export function toLaunchError(what: string, answer: ApiAnswer): LaunchError {
  const { status, retryAfter } = answer
  const isQuota = status === 403 && /quota/i.test(toErrorMessage(answer))
  const isRetryable = status === 429 || status >= 500 || isQuota
  return new LaunchError(describeError(what, answer), isRetryable, retryAfter ?? 60)
}
