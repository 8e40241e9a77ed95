/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // Plurals
  [/eaux$/, 'eau'],
  [/aux$/, 'al'],
  [/(?<=.{3})[sx]$/, ''],
  // Women
  [/euse$/, 'eur'],
  [/trice$/, 'teur'],
  [/ffe$/, 'f'],
  [/ive$/, 'if'],
  [/(l|n|t)\1e$/, '$1'],
  [/ee$/, 'e'],
  [/femme$/, 'homme'],
  [/(?<=.{4})e$/, ''],
]
