/** Runs at most `limit` tasks at once, the others in their order. */
export function createQueue(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function enqueue<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    if (running === limit) await new Promise<void>((begin) => waiting.push(begin))
    else running++
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
