/** Japanese joins words for who does it and what it is, which are found within each other. */
export function toFamily(_word: string): readonly string[] {
  return []
}
