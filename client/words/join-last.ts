/** 'Leeds, Bristol and York', of `comma` between all parts but the last two. */
export function joinLast(parts: readonly string[], comma: string, last: string): string {
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(last)
}
