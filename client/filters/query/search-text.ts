/**
 * Words for comparison: without case, accents and punctuation, with ligatures and full-width
 * letters in their plain form. A thousands comma does not split a number.
 */
export function toSearchWords(text: string): string[] {
  return plain(text).replace(THOUSANDS, '').match(WORD) ?? []
}

const WORD = /[\p{L}\p{N}]+/gu
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g
const NOT_ASCII = /[^\0-\x7f]/

/** Most texts are ASCII, which needs no normalization. */
function plain(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
}
