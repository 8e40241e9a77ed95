import { joinLast } from '../../join-last.js'

/** Between the facts of one line: '東京、大阪'. */
export const comma = '、'

/** '東京、大阪、札幌' */
export function toList(parts: readonly string[]): string {
  return parts.join(comma)
}

/** '東京、大阪、または札幌', '東京または大阪' */
export function toAlternatives(parts: readonly string[]): string {
  const last = parts.length > 2 ? '、または' : 'または'
  return joinLast(parts, comma, last)
}
