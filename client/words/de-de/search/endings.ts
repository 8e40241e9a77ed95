/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // Women, and both
  [
    /(er|or|ent|ant|ist|eur|loge|log|wirt|arzt|koch|anwalt|bot|gast|pat|it|ot|ekt|eut|urg|nom|gog|graf|amt|hilf)in(?:nen)?$/,
    '$1',
  ],
  [/(?<=.{3})innen$/, ''],
  [/(?:frau(?:en)?|leute|manner)$/, 'mann'],
  [/schwester[n]?$/, 'pfleger'],
  // Plurals and cases
  [/(?<=.{4})(?:ern|en|es|e|n|s)$/, ''],
  // Spellings
  [/c(?=ontroll)/, 'k'],
]
