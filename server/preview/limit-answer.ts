import { ContentServiceError } from '../../client/shared/content-api/content-service-error.js'
import * as MESSAGES from '../../client/shared/messages.js'

/** In bytes, unpacked. The most that is ever asked for is one document, or the names of all refs. */
export const LARGEST_ANSWER = 256 * 1024

/**
 * The same answer, but for a body that goes on beyond the limit, which is not read on: memory is not
 * the content service's to fill.
 */
export function limitAnswer(response: Response): Response {
  if (response.body === null) return response
  let read = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      read += chunk.byteLength
      if (read <= LARGEST_ANSWER) return controller.enqueue(chunk)
      throw new ContentServiceError('invalid-response', MESSAGES.invalidApiResponse)
    },
  })
  return new Response(response.body.pipeThrough(counter), response)
}
