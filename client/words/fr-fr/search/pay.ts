/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = '\u0020\u00a0\u202f.'

export const beforePay =
  'salaire|remuneration|paie|a partir de|des|plus de|au moins|minimum|min\\.?|environ|de|sur'
export const afterPay =
  "plus|et plus|ou plus|minimum|bruts?|nets?|(?:par|l'|de l')\\s?an(?:nee)?(?!\\p{L})|/\\s?an|annuels?|p\\.?a\\.?(?!\\p{L})|salaire"
/** Between the ends of a range, beside a dash. */
export const upTo = 'a'
/** Behind an amount of pay that is not by the year. */
export const byOther =
  "(?:(?:par|de l'|la|le|l')\\s?|/\\s?)(?:heure|h|jour|semaine|mois)(?!\\p{L})|mensuels?|de l'heure"
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = "moins de|jusqu'a|maximum|max\\.?|au plus|sous"
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000, ke: 1000, mille: 1000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  franc: 'CHF',
  francs: 'CHF',
  livre: 'GBP',
  livres: 'GBP',
  dollar: '$',
  dollars: '$',
}
