/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = '.'

export const beforePay =
  'salaris|loon|vanaf|meer dan|minimaal|minstens|min\\.?|circa|ca\\.?|ongeveer|van|rond'
export const afterPay = 'plus|bruto|netto|of meer|en meer|per jaar|/\\s?jaar|p/j|jaarlijks|salaris'
/** Between the ends of a range, beside a dash. */
export const upTo = 'tot'
/** Behind an amount of pay that is not by the year. */
export const byOther = '(?:(?:per|in de)\\s|/\\s?)(?:uur|dag|week|maand)(?!\\p{L})|p/m'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = 'tot|minder dan|maximaal|max\\.?|onder'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000, duizend: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  pond: 'GBP',
  frank: 'CHF',
  dollar: '$',
  dollars: '$',
}
