import { toPlainLetters } from '../../shared/lib/plain-letters.js'
import { foldLetters, thousands } from '#words/search.js'

/**
 * Words for comparison: without case, accents and punctuation, with ligatures and full-width
 * letters in their plain form. Signs that make a name stay: c++, c#, .net, r&d. What stands between thousands
 * does not split a number.
 */
export function toSearchWords(text: string): string[] {
  return toPlainText(text).replace(THOUSANDS, '').replace(GENITIVE, 's').match(WORD) ?? []
}

const WORD = /(?<![\p{L}\p{N}])(?:\p{L}&\p{L}|\.net)(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|#)?/gu
const THOUSANDS = new RegExp(`(?<=\\d)[${thousands}](?=\\d{3}(?!\\d))`, 'g')
const GENITIVE = /'s\b/g
const NOT_ASCII = /[^\0-\x7f]/

/** Most texts are ASCII, which needs no normalization. */
export function toPlainText(text: string): string {
  return NOT_ASCII.test(text) ? foldLetters(toPlainLetters(text)) : text.toLowerCase()
}
