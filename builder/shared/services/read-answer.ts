import { readBytes } from '../../../client/shared/content-api/read-bytes.js'

/** In bytes: far more than any service has to say. */
const LARGEST_ANSWER = 4 * 1024 * 1024

/** The server may be right, but nobody goes on reading. */
export class LongAnswerError extends Error {
  override name = 'LongAnswerError'
}

/** Reads the body of an answer, which may never end. @throws LongAnswerError above 4 MiB */
export function readAnswer({
  body,
  url,
}: Pick<Response, 'body' | 'url'>): Promise<Uint8Array<ArrayBuffer>> {
  return readBytes(body, LARGEST_ANSWER, () => {
    const limit = LARGEST_ANSWER / 1024 / 1024
    return new LongAnswerError(`${new URL(url).host} answers with more than ${limit} MiB.`)
  })
}

/** The same as text. */
export async function readTextAnswer(response: Response): Promise<string> {
  return new TextDecoder().decode(await readAnswer(response))
}
