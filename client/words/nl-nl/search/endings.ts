/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // Women
  [/euse$/, 'eur'],
  [/(?:vrouw(?:en)?|lieden|mensen)$/, 'man'],
  [/(?<=.{3}e)re$/, 'r'],
  // Plurals; a long vowel is written with one letter before an ending
  [/(?<=.{3})aar$/, 'ar'],
  [/loog$/, 'log'],
  [/(?<=.{4})(?:en|es|e|n|s)$/, ''],
  [/([bdfgklmnprst])\1$/, '$1'],
]
