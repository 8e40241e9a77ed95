/** Arabic makes such words within, not at the end: they are named among those that mean the same. */
export function toFamily(_word: string): readonly string[] {
  return []
}
