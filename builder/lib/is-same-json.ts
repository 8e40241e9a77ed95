/** Whether two values were read from the same JSON, members in the same order, however deep they are. */
export function isSameJson(one: unknown, other: unknown): boolean {
  const pairs: [unknown, unknown][] = [[one, other]]
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair
    if (a === b) continue
    if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
    const keys = Object.keys(a)
    const others = Object.keys(b)
    if (keys.length !== others.length) return false
    for (const [index, key] of keys.entries()) {
      if (key !== others[index]) return false
      pairs.push([a[key], b[key]])
    }
  }
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
