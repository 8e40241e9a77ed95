/** Whether a text has a word to look for; `search-text.ts` has the words. */
export function isSearch(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.normalize('NFKD'))
}
