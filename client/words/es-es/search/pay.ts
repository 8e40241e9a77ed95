/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = '.\u0020\u00a0\u202f'

export const beforePay =
  'salario|sueldo|desde|mas de|al menos|minimo|min\\.?|unos|aproximadamente|a partir de|de'
export const afterPay =
  'mas|o mas|brutos?|netos?|(?:al|por) ano|/\\s?ano|anuales|anual|b/a|salario|sueldo'
/** Between the ends of a range, beside a dash. */
export const upTo = 'a|hasta'
/** Behind an amount of pay that is not by the year. */
export const byOther =
  '(?:(?:la|por|al|a la|el)\\s|/\\s?)(?:hora|h|dia|semana|mes)(?!\\p{L})|mensuales|mensual'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = 'menos de|hasta|maximo|max\\.?|por debajo de'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000, mil: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  libra: 'GBP',
  libras: 'GBP',
  franco: 'CHF',
  francos: 'CHF',
  dolar: '$',
  dolares: '$',
}
