/** Orders job ids as numbers; they may be longer than JavaScript's numbers are exact. */
export function byJobId(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1)
}
