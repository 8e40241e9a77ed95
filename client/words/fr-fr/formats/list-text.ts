import { joinLast } from '../../join-last.js'

/** Between the facts of one line: 'Lyon, Lille'. */
export const comma = ', '

/** 'Lyon, Lille et Nantes' */
export function toList(parts: readonly string[]): string {
  return joinLast(parts, comma, ' et ')
}

/** 'Lyon, Lille ou Nantes' */
export function toAlternatives(parts: readonly string[]): string {
  return joinLast(parts, comma, ' ou ')
}
