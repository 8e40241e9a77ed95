/**
 * Words for comparison: without case, accents and punctuation, with ligatures and full-width
 * letters in their plain form. Signs that make a name stay: c++, c#, r&d. A thousands comma does
 * not split a number.
 */
export function toSearchWords(text: string): string[] {
  return plain(text).replace(THOUSANDS, '').replace(GENITIVE, 's').match(WORD) ?? []
}

/** Where each word of a text stands, for marking it. */
export function findWords(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(WORD_AS_WRITTEN)].map(({ 0: written, index }) => ({
    word: toSearchWords(written)[0] ?? '',
    start: index,
    end: index + written.length,
  }))
}

const WORD = /(?<![\p{L}\p{N}])\p{L}&\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|#)?/gu
const WORD_AS_WRITTEN = /[\p{L}\p{N}\p{M}]+(?:['’]s\b)?(?:\+\+|#)?/gu
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g
const GENITIVE = /['’]s\b/g
const NOT_ASCII = /[^\0-\x7f]/

/** Most texts are ASCII, which needs no normalization. */
function plain(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
}
