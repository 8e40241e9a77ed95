/** Between the facts of one line: 'Utrecht, Gent'. */
export const comma = ', '

/** 'Utrecht, Gent en Breda' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, ' en ')
}

/** 'Utrecht, Gent of Breda' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, ' of ')
}

function joinLast(parts: readonly string[], last: string): string {
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(last)
}
