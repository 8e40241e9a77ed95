import { memoize } from '../../client/shared/lib/memoize.js'

/** As `memoize`, but a failure is not remembered: the next call tries again. */
export function memoizeAsync<Key, Value>(
  compute: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const results = new Map<Key, Promise<Value>>()
  return memoize(
    (key) =>
      compute(key).catch((error: unknown) => {
        results.delete(key)
        throw error
      }),
    results,
  )
}
