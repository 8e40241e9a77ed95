/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // The article, with what is joined before it
  [/^(?:[وفبك]?ال|لل)(?=.{3})/, ''],
  // Plurals, women, and what belongs to something
  [/(?<=.{3})(?:ات|ون|ين|ان|يه|ه|ي)$/, ''],
]
