/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = ','

export const beforePay =
  'salary|pay|pays|paying|paid|wage|earn|earning|over|above|from|min|minimum|at least|more than|around|about|circa|of'
export const afterPay =
  'plus|or more|and above|and over|p\\.?a\\.?(?![\\p{L}])|(?:per|a|an)\\s(?:annum|year)|/\\s?year|annually|yearly|salary|pay|wage|gross|brutto'
/** Between the ends of a range, beside a dash. */
export const upTo = 'to'
/** Behind an amount of pay that is not by the year. */
export const byOther = '(?:(?:an?|per)\\s|/\\s?)(?:hour|hr|day|week|month)(?!\\p{L})'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = 'under|below|up to|less than|max|maximum'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  pound: 'GBP',
  pounds: 'GBP',
  euro: 'EUR',
  euros: 'EUR',
  dollar: '$',
  dollars: '$',
}
