import { joinLast } from '../../join-last.js'

/** Between the facts of one line: 'Leipzig, Köln'. */
export const comma = ', '

/** 'Leipzig, Köln und Ulm' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, comma, ' und ')
}

/** 'Leipzig, Köln oder Ulm' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, comma, ' oder ')
}
