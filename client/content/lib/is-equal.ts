/**
 * Whether two values would be written as the same JSON: lists and plain records member by member and in
 * the same order, anything else only if it is identical. Identical values are not compared further.
 * Works at any depth: it does not call itself.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  const pairs: [unknown, unknown][] = [[one, other]]
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair
    if (Object.is(a, b)) continue
    if (Array.isArray(a) && Array.isArray(b)) {
      if (a.length !== b.length) return false
      for (const [index, item] of a.entries()) {
        if (!Object.is(item, b[index])) pairs.push([item, b[index]])
      }
    } else if (isPlain(a) && isPlain(b)) {
      const [keys, others] = [Object.keys(a), Object.keys(b)]
      if (keys.length !== others.length) return false
      for (const [index, key] of keys.entries()) {
        if (key !== others[index]) return false
        pairs.push([a[key], b[key]])
      }
    } else return false
  }
  return true
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
