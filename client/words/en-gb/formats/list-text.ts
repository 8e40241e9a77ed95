import { joinLast } from '../../join-last.js'

/** Between the facts of one line: 'Leeds, Bristol'. */
export const comma = ', '

/** 'Leeds, Bristol and York' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, comma, ' and ')
}

/** 'Leeds, Bristol or York' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, comma, ' or ')
}
