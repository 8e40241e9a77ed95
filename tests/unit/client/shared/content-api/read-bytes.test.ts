import { readBytes } from '../../../../../client/shared/content-api/read-bytes.js'

const LIMIT = 256 * 1024

/** A body in chunks of a kilobyte; `sent` is how many bytes were read. */
function createBody(bytes: number) {
  let sent = 0
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent >= bytes) return controller.close()
      const chunk = new Uint8Array(Math.min(1000, bytes - sent)).fill(sent % 251)
      sent += chunk.byteLength
      controller.enqueue(chunk)
    },
    cancel: () => {
      isCancelled = true
    },
  })
  return { stream, sent: () => sent, isCancelled: () => isCancelled }
}

const toError = (received: Uint8Array) => new Error(`after ${received.length} bytes`)

it('readBytes returns a body of exactly the largest size as it was sent', async () => {
  const expected = await new Response(createBody(LIMIT).stream).arrayBuffer()
  const bytes = await readBytes(createBody(LIMIT).stream, LIMIT, toError)
  expect(bytes).toEqual(new Uint8Array(expected))
})

it('readBytes takes an answer without a body for an empty one', async () => {
  expect(await readBytes(new Response(null, { status: 204 }).body, LIMIT, toError)).toHaveLength(0)
})

it('readBytes stops reading a larger body, cancels it and hands over what it has read', async () => {
  const large = createBody(16 * LIMIT)
  await expect(readBytes(large.stream, LIMIT, toError)).rejects.toThrow('after 263000 bytes')
  expect(large.sent()).toBeLessThan(LIMIT + 16 * 1024)
  expect(large.isCancelled()).toBe(true)
})
