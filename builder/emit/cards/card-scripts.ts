/** Written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Its letters change their shape or place beside each other. */
const SHAPED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u

export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/** Whether its characters cannot be drawn one by one. */
export function needsShaping(text: string): boolean {
  return SHAPED.test(text)
}

/** As Unicode calls them: those of the languages with the most speakers. */
const SCRIPTS = [
  ...['Han', 'Hangul', 'Thai', 'Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Gujarati', 'Gurmukhi'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Lao', 'Khmer', 'Myanmar', 'Georgian', 'Armenian'],
  ...['Ethiopic', 'Arabic', 'Hebrew', 'Cyrillic', 'Greek'],
].map((name) => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }))

/** `ก, ข (Thai)`, and the same of further scripts; of each no more than three characters. */
export function describeCharacters(characters: Iterable<string>): string {
  const byScript = new Map<string, string[]>()
  for (const character of characters) {
    const script = SCRIPTS.find(({ letter }) => letter.test(character))?.name ?? 'signs'
    byScript.set(script, [...(byScript.get(script) ?? []), character])
  }
  return [...byScript]
    .map(([script, found]) => `${found.slice(0, 3).join(', ')} (${script})`)
    .join(', ')
}
