interface Memory<Key, Value> {
  has: (key: Key) => boolean
  get: (key: Key) => Value | undefined
  set: (key: Key, value: Value) => unknown
}

/** With a `WeakMap` as `results`, results live as long as their arguments. */
export function memoize<Key, Value>(
  compute: (key: Key) => Value,
  results: Memory<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key))
    return results.get(key) as Value
  }
}
