/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // Plurals
  [/(?<=.{3}[dlnrzj])es$/, ''],
  [/(?<=.{3}[aeo])s$/, ''],
  // Women
  [/(?<=.{3}or)a$/, ''],
  [/mujer$/, 'hombre'],
  [/(?<=.{3})[aeo]$/, ''],
]
