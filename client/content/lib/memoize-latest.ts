import { isEqual } from './is-equal.js'

/**
 * Remembers the latest result for each first argument, for as long as that lives, and returns it again
 * if the other arguments are equal. A result that is computed again and equal to the former one is
 * replaced by that, so that whatever is computed from it is not computed again. `compute` is pure.
 */
export function memoizeLatest<Key extends object, Rest extends readonly unknown[], Value>(
  compute: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const latest = new WeakMap<Key, { rest: Rest; value: Value }>()
  return (key, ...rest) => {
    const former = latest.get(key)
    if (former !== undefined && isEqual(former.rest, rest)) return former.value
    const made = compute(key, ...rest)
    const value = former !== undefined && isEqual(former.value, made) ? former.value : made
    latest.set(key, { rest, value })
    return value
  }
}
