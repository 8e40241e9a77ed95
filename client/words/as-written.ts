/** Beyond accents and case, letters that stand for each other. One letter at a time. */
export function foldLetters(text: string): string {
  return text
}

/** A text whose words can be told apart: without what is joined to them and none of theirs. */
export function separateWords(text: string): string {
  return text
}

/** The same for a search, which is no title but may be a sentence. */
export function separateSearch(text: string): string {
  return text
}
