/** Characters as schemas and readers count them: one outside the basic plane is one, not two. */
export function countCharacters(text: string): number {
  return [...text].length
}
