/**
 * Whether two values would be written as the same JSON: lists and plain records member by member and in
 * the same order, anything else only if it is identical. What is identical is not looked into.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
    )
  }
  return isPlain(a) && isPlain(b) && isEqualRecord(a, b)
}

type PlainRecord = Readonly<Record<string, unknown>>

function isPlain(value: object): value is PlainRecord {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function isEqualRecord(a: PlainRecord, b: PlainRecord): boolean {
  const keys = Object.keys(a)
  const others = Object.keys(b)
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isEqual(a[key], b[key]))
  )
}
