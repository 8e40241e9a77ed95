/** Shorter words have no ending. */
export const shortestWithEnding: number = 3

/** What the endings of one word have in common, on the way in and on the way out; no matter what it says. */
export const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)(?:職|係|担当|担当者|求人|募集|業務|スタッフ)$/, ''],
  [/(?<=..)[都府県市]$/, ''],
  [/(?<=..)(?:師|士|員|者)$/, ''],
]
