export { separateSearch, separateWords } from '../../as-written.js'

const DIGITS = /[٠-٩]/g
const FIRST_DIGIT = 0x0660

/** ى and ي, ة and ه, and the forms of alif; digits as in Latin texts; nothing that only stretches a word. */
export function foldLetters(text: string): string {
  return text
    .replace(/\u0640/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/٬/g, ',')
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) - FIRST_DIGIT))
}
