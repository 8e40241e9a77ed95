import { LARGEST_ANSWER, limitAnswer } from '../../../../server/preview/preview-client.js'

/** A body in chunks of a kilobyte; `sent` is how many bytes were read. */
function createBody(bytes: number) {
  let sent = 0
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent >= bytes) return controller.close()
      const chunk = new Uint8Array(Math.min(1024, bytes - sent))
      sent += chunk.byteLength
      controller.enqueue(chunk)
    },
    cancel: () => {
      isCancelled = true
    },
  })
  return { stream, sent: () => sent, isCancelled: () => isCancelled }
}

it('limitAnswer passes on an answer of exactly the largest size', async () => {
  const { stream } = createBody(LARGEST_ANSWER)
  const given = new Response(stream, { status: 404, headers: { 'retry-after': '7' } })
  const limited = limitAnswer(given)
  expect((await limited.arrayBuffer()).byteLength).toBe(LARGEST_ANSWER)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([404, '7'])
})

it('limitAnswer passes on an answer without a body', () => {
  const given = new Response(null, { status: 204 })
  expect(limitAnswer(given)).toBe(given)
})

it('limitAnswer stops reading a larger body and cancels it', async () => {
  const large = createBody(16 * LARGEST_ANSWER)
  const reading = limitAnswer(new Response(large.stream)).arrayBuffer()
  await expect(reading).rejects.toMatchObject({ failure: 'invalid-response' })
  expect(large.sent()).toBeLessThan(LARGEST_ANSWER + 16 * 1024)
  expect(large.isCancelled()).toBe(true)
})
