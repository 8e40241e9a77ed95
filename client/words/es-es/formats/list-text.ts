import { joinLast } from '../../join-last.js'

/** Between the facts of one line: 'Sevilla, Vigo'. */
export const comma = ', '

/** 'Sevilla, Vigo y León'; before the sound of an i, 'e'. */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, comma, /^«?h?[ií](?![aeoáéó])/i.test(parts.at(-1) ?? '') ? ' e ' : ' y ')
}

/** 'Sevilla, Vigo o León'; before the sound of an o, 'u'. */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(
    parts,
    comma,
    /^«?(?:h?[oó]|8|11(?!\d))/i.test(parts.at(-1) ?? '') ? ' u ' : ' o ',
  )
}
