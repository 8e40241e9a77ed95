/** Shorter words have no ending. */
export const shortestWithEnding: number = 4

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  // Plurals
  [/ies$/, 'y'],
  [/(x|ch|sh|ss)es$/, '$1'],
  [/([^isu])s$/, '$1'],
  // Women, in German and French
  [/(er|or|ent|ant|ist|eur|log)in(?:nen)?$/, '$1'],
  [/frau(?:en)?$/, 'mann'],
  [/euse$/, 'eur'],
  [/trice$/, 'teur'],
  [/iere$/, 'ier'],
  // As in Britain and in America
  [/mme$/, 'm'],
  [/ogue$/, 'og'],
  [/([^aeious])tre$/, '$1ter'],
  [/is(e|er|ing|ed|ation|ational)$/, 'iz$1'],
  [/yse$/, 'yze'],
  [/(...)our$/, '$1or'],
  [/nce$/, 'nse'],
  [/llment$/, 'lment'],
  [/(model|label|travel|counsel|signal)l/, '$1'],
  [/ae(?=[cdms])/, 'e'],
]
