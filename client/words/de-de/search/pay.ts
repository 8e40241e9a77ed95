/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = '.'

export const beforePay =
  'gehalt|lohn|verdienst|jahresgehalt|einkommen|ab|uber|mindestens|mehr als|von|ca\\.?|circa|etwa|rund|min\\.?|minimum'
export const afterPay =
  'plus|brutto|netto|und mehr|oder mehr|aufwarts|p\\.?\\s?a\\.?(?![\\p{L}])|(?:pro|im) jahr|/\\s?jahr|jahrlich|jahresgehalt|gehalt|lohn'
/** Between the ends of a range, beside a dash. */
export const upTo = 'bis'
/** Behind an amount of pay that is not by the year. */
export const byOther =
  '(?:(?:pro|die|in der|im|am|je)\\s|/\\s?)(?:stunde|std\\.?|tag|woche|monat)(?!\\p{L})'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = 'bis|bis zu|unter|hochstens|maximal|max\\.?|weniger als'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000, tsd: 1000, tausend: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  franken: 'CHF',
  sfr: 'CHF',
  pfund: 'GBP',
  dollar: '$',
}
