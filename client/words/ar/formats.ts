/* How counts, dates and lists are written. */
import { writeDay } from '../write-day.js'

/* Counts. */

/** What is counted, in each of the six forms; one and two are said without a number. */
export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

/** 'وظيفة واحدة', 'وظيفتان', '3 وظائف', '43 وظيفة'. */
export function counted(count: number, forms: Forms): string {
  if (count === 0) return forms.zero
  if (count === 1) return forms.one
  if (count === 2) return forms.two
  return `${toCountText(count)} ${forms[toForm(count % 100)]}`
}

/** '2,345'. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

function toForm(rest: number): 'few' | 'many' | 'other' {
  if (rest < 3) return 'other'
  return rest <= 10 ? 'few' : 'many'
}

/* Dates. */

const MONTHS = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(
  ' ',
)

/** '11 ديسمبر 2026' */
export function toDateText(date: string): string {
  return writeDay(date, (day, month, year) => `${day} ${MONTHS[month]} ${year}`)
}

/** '11 ديسمبر', of a day so near that nobody asks for the year. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ \d{4}$/, '')
}

/* Lists. */

/** Between the facts of one line: 'الرياض، دبي'. */
export const comma = '، '

/** 'الرياض ودبي والقاهرة' */
export function toList(parts: readonly string[]): string {
  return parts.join(' و')
}

/** 'الرياض أو دبي أو القاهرة' */
export function toAlternatives(parts: readonly string[]): string {
  return parts.join(' أو ')
}

/** In quotes, and apart from the order of the text around it: it may be of another direction, as 'C++'. */
export const quoted = (text: string) => `«\u2068${text}\u2069»`

/** The sign of a currency stays whole: 'US$' would else be 'US' with its dollar beyond it. */
export const withWholeSign = (amount: string) => amount.replace(/[A-Z]*\p{Sc}/u, '\u2066$&\u2069')

const ROLES: Forms = {
  zero: 'لا وظائف',
  one: 'وظيفة واحدة',
  two: 'وظيفتان',
  few: 'وظائف',
  many: 'وظيفة',
  other: 'وظيفة',
}

const OPEN_ROLES: Forms = {
  zero: 'لا وظائف شاغرة',
  one: 'وظيفة شاغرة واحدة',
  two: 'وظيفتان شاغرتان',
  few: 'وظائف شاغرة',
  many: 'وظيفة شاغرة',
  other: 'وظيفة شاغرة',
}

export const countRoles = (n: number) => counted(n, ROLES)
export const countOpenRoles = (n: number) => counted(n, OPEN_ROLES)

/** After a word that changes the form of two: 'عرض وظيفتين'. */
export const ofRoles = (n: number) => counted(n, { ...ROLES, two: 'وظيفتين' })
export const ofOpenRoles = (n: number) => counted(n, { ...OPEN_ROLES, two: 'وظيفتين شاغرتين' })
