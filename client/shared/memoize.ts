interface Memory<Key, Value> {
  has: (key: Key) => boolean
  get: (key: Key) => Value | undefined
  set: (key: Key, value: Value) => unknown
}

/**
 * The same function, but what it made for an argument is kept for as long as the function is; with a
 * `WeakMap`, for as long as the argument is.
 */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  made: Memory<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Value
  }
}
