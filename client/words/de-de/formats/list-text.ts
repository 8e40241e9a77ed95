/** Between the facts of one line: 'Leipzig, Köln'. */
export const comma = ', '

/** 'Leipzig, Köln und Ulm' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, ' und ')
}

/** 'Leipzig, Köln oder Ulm' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, ' oder ')
}

function joinLast(parts: readonly string[], last: string): string {
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(last)
}
