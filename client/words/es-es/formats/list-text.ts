/** Between the facts of one line: 'Sevilla, Vigo'. */
export const comma = ', '

/** 'Sevilla, Vigo y León'; before the sound of an i, 'e'. */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, /^h?[ií](?![aeoáéó])/i.test(parts.at(-1) ?? '') ? ' e ' : ' y ')
}

/** 'Sevilla, Vigo o León'; before the sound of an o, 'u'. */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, /^(?:h?[oó]|8|11$)/i.test(parts.at(-1) ?? '') ? ' u ' : ' o ')
}

function joinLast(parts: readonly string[], last: string): string {
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(last)
}
