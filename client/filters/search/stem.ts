/** A word without its plural ending. */
export function toStem(word: string): string {
  if (word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^isu])s$/, '$1')
}
