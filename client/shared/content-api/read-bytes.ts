import type { PlatformBody } from './platform.js'

/** Reads a whole body, or gives it up at the chunk that exceeds the limit: an answer may never end. */
export async function readBytes(
  body: PlatformBody | null,
  limit: number,
  toError: (received: Uint8Array) => Error,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { value } = await reader.read()
    if (value === undefined) return join(chunks, length)
    chunks.push(value)
    length += value.length
    if (length <= limit) continue
    // Not awaited: a body that stalls may never say that it is cancelled.
    reader.cancel().catch(() => {})
    throw toError(join(chunks, length))
  }
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
