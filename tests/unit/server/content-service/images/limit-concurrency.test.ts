import { createConcurrencyLimit } from '../../../../../server/content-service/images/limit-concurrency.js'

it('runs no more at a time than allowed, in order, and goes on after a failure', async () => {
  const limit = createConcurrencyLimit(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, number) =>
      limit(async () => {
        started.push(number)
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
        if (number === 1) throw new Error('failed')
        return number
      }),
    ),
  )
  expect(most).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
