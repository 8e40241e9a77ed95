const BEYOND_BASIC_PLANE = /[\u{10000}-\u{10FFFF}]/gu

/** Characters as schemas and readers count them: one outside the basic plane is one, not two. */
export function countCharacters(text: string): number {
  return text.replace(BEYOND_BASIC_PLANE, ' ').length
}
