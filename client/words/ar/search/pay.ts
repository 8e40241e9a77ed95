/* How people write pay into a search. Sources of regular expressions, in lower case and without accents. */

/** Between thousands; signs of a class. */
export const thousands = ',٬'

export const beforePay = 'راتب|براتب|الراتب|من|اكثر من|لا يقل عن|حوالي|ابتداء من'
export const afterPay = 'فاكثر|فما فوق|او اكثر|سنويا|في السنه|بالسنه|/\\s?سنه|راتب'
/** Between the ends of a range, beside a dash. */
export const upTo = 'الي|حتي'
/** Behind an amount of pay that is not by the year. */
export const byOther = '(?:في|ب|لكل)?\\s?(?:ال)?(?:ساعه|يوم|اسبوع|شهر)(?!\\p{L})|شهريا'
/** Before an amount: asks for the opposite, or for pay that is not by the year. */
export const notLeast = 'اقل من|حتي|بحد اقصي'
/** Behind a number: how many of them it is. */
export const multiples: Record<string, number> = { k: 1000, الف: 1000, مليون: 1000000 }
/** By how they are typed; '$' for whichever dollar the roles are paid in. */
export const currencies: Record<string, string> = {
  درهم: 'AED',
  دراهم: 'AED',
  ريال: 'SAR',
  جنيه: 'EGP',
  دينار: 'KWD',
  يورو: 'EUR',
  دولار: '$',
}
