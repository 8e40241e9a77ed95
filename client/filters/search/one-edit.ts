/** Whether one letter added, left out, replaced or swapped with its neighbour makes a into b. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  const start = commonPrefix(a, b)
  const restOfA = a.slice(start)
  const restOfB = b.slice(start)
  if (a.length > b.length) return restOfA.slice(1) === restOfB
  if (a.length < b.length) return restOfB.slice(1) === restOfA
  const replaced = restOfA.slice(1) === restOfB.slice(1)
  const swapped =
    restOfA.charAt(0) === restOfB.charAt(1) &&
    restOfA.charAt(1) === restOfB.charAt(0) &&
    restOfA.slice(2) === restOfB.slice(2)
  return replaced || swapped
}

function commonPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
