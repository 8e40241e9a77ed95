/** Calls run one after the other, in their order, whether or not one fails. */
export function inTurn<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (...args) => {
    const own = last.then(() => run(...args))
    last = own.catch(() => undefined)
    return own
  }
}
