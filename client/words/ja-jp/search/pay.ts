/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = ','

export const beforePay = '年収|年俸|給与|給料|最低|約|想定年収'
export const afterPay = '以上|から|〜|~|円|/\\s?年|年収|程度'
/** Between the ends of a range, beside a dash. */
export const upTo = 'から|〜|~|～'
/** Behind an amount of pay that is not by the year. */
export const byOther = '(?:/|毎|一)?(?:時間|時給|日|月|週)'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = '月給|月収|時給|日給|未満|以下|最大|上限'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { 万: 10000, 千: 1000, k: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  円: 'JPY',
  万円: 'JPY',
  ドル: '$',
  ユーロ: 'EUR',
  ポンド: 'GBP',
}
