/** Between the facts of one line: 'Leeds, Bristol'. */
export const comma = ', '

/** 'Leeds, Bristol and York' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, ' and ')
}

/** 'Leeds, Bristol or York' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, ' or ')
}

function joinLast(parts: readonly string[], last: string): string {
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(last)
}
