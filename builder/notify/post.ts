import { LongAnswerError, readTextAnswer } from '../shared/read-answer.js'

const TIMEOUT_MS = 15_000

/** Resolves to the body. Throws an error that names the host for anything but success. */
export async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<string> {
  const { host } = new URL(url)
  let response: Response
  let text: string
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'error' })
    text = await readTextAnswer(response)
  } catch (cause) {
    if (cause instanceof LongAnswerError) throw cause
    throw new Error(`${host} does not answer.`, { cause })
  }
  if (!response.ok) {
    throw new Error(`${host} answered ${response.status}: ${text.slice(0, 200).trim()}`)
  }
  return text
}
