import { comma } from '../../en-gb/formats/list-text.js'

export { comma }

/** 'Austin, Boston, and Chicago' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, 'and')
}

/** 'Austin, Boston, or Chicago' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, 'or')
}

function joinLast(parts: readonly string[], word: string): string {
  if (parts.length < 3) return parts.join(` ${word} `)
  return [...parts.slice(0, -1), `${word} ${parts.at(-1) ?? ''}`].join(comma)
}
