import { LARGEST_ANSWER, limitAnswer } from '../../../../server/preview/limit-answer.js'

/** A body of that many bytes, a kilobyte at a time; `sent` tells how many were taken. */
function createBody(bytes: number) {
  let sent = 0
  let isGivenUp = false
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent >= bytes) return controller.close()
      const chunk = new Uint8Array(Math.min(1024, bytes - sent))
      sent += chunk.byteLength
      controller.enqueue(chunk)
    },
    cancel: () => {
      isGivenUp = true
    },
  })
  return { stream, sent: () => sent, isGivenUp: () => isGivenUp }
}

it('lets an answer of just that size through, as it is', async () => {
  const { stream } = createBody(LARGEST_ANSWER)
  const given = new Response(stream, { status: 404, headers: { 'retry-after': '7' } })
  const limited = limitAnswer(given)
  expect((await limited.arrayBuffer()).byteLength).toBe(LARGEST_ANSWER)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([404, '7'])
})

it('lets an answer without a body through', () => {
  const given = new Response(null, { status: 204 })
  expect(limitAnswer(given)).toBe(given)
})

it('reads no further than that, and hangs up', async () => {
  const large = createBody(16 * LARGEST_ANSWER)
  const reading = limitAnswer(new Response(large.stream)).arrayBuffer()
  await expect(reading).rejects.toMatchObject({ failure: 'invalid-response' })
  expect(large.sent()).toBeLessThan(LARGEST_ANSWER + 16 * 1024)
  expect(large.isGivenUp()).toBe(true)
})
