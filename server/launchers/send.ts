import { LaunchError } from './launcher.js'

export interface Answer {
  status: number
  /** Parsed JSON; null where the body is something else. */
  body: unknown
  /** In seconds; null where the server does not say. */
  retryAfter: number | null
}

const LARGEST_BODY = 4 * 1024 * 1024

/** One request to an API that launches. Never follows a redirect: the request carries a credential. */
export async function send(url: string, init: RequestInit, timeout: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url, { ...init, redirect: 'error', signal })
    const text = await response.text()
    const retryAfter = Number(response.headers.get('retry-after') ?? NaN)
    return {
      status: response.status,
      body: text.length > LARGEST_BODY ? null : parse(text),
      retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    }
  } catch (cause) {
    throw new LaunchError(`${new URL(url).host} does not answer.`, true, 60, { cause })
  }
}

/** An answer that is no success, as the error that it stands for. */
export function toLaunchError(what: string, { status, retryAfter, body }: Answer): LaunchError {
  const mayPass =
    status === 429 || status >= 500 || (status === 403 && /quota/i.test(toMessage(body)))
  const told = toMessage(body).slice(0, 300)
  return new LaunchError(
    `${what} was answered with ${status}${told === '' ? '' : `: ${told}`}`,
    mayPass,
    retryAfter ?? 60,
  )
}

function toMessage(body: unknown): string {
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
