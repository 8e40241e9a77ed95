import { joinLast } from '../../join-last.js'

/** Between the facts of one line: 'Utrecht, Gent'. */
export const comma = ', '

/** 'Utrecht, Gent en Breda' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, comma, ' en ')
}

/** 'Utrecht, Gent of Breda' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, comma, ' of ')
}
