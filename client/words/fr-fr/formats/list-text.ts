/** Between the facts of one line: 'Lyon, Lille'. */
export const comma = ', '

/** 'Lyon, Lille et Nantes' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, ' et ')
}

/** 'Lyon, Lille ou Nantes' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, ' ou ')
}

function joinLast(parts: readonly string[], last: string): string {
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(last)
}
