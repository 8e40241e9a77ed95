import { toPlainText } from './search-text.js'
import { MAX_LENGTH } from './search-terms.js'
import * as words from '#words/search.js'

/** Pay that a search asks for, of a year. */
export interface Amount {
  /** As it is typed. */
  text: string
  least: number
  /** ISO 4217; '$' for whichever dollar; empty where none is typed. */
  currency: string
}

/** Less is pay by the hour, day or month, or another number. */
const LEAST = 10_000

const BEFORE = `(?:(?:${words.beforePay})\\s*)*`
const AFTER = `(?:\\+|\\s*(?:${words.afterPay}))*`
const CODES = 'gbp|eur|usd|cad|aud|chf|jpy|aed|sar'
const SIGNS: Record<string, string> = { '£': 'GBP', '€': 'EUR', '¥': 'JPY' }
const NAMES = foldNames(words.currencies)
const CURRENCY = `[£€$¥]|(?:${CODES}|${anyOf(NAMES)})(?!\\p{Script=Latin})`
const NUMBER = '\\d{1,3}(?:[,. ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?'
const MULTIPLES = foldNames(words.multiples)
const MULTIPLE = anyOf(MULTIPLES)
/** Pay by these is found by its figures. */
const UNIT = `\\s?(?:${words.byOther})`
const AMOUNT = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}.,-])${BEFORE}(?<before>${CURRENCY})?\\s?(?<number>${NUMBER})\\s?(?<multiple>${MULTIPLE})?` +
    `(?:\\s?(?:-|${words.upTo})\\s?(?:${CURRENCY})?\\s?(?:${NUMBER})\\s?(?<ofRange>${MULTIPLE})?)?` +
    `\\s?(?<after>${CURRENCY})?${AFTER}(?![\\p{Script=Latin}\\p{N}-])(?!\\s?(?:${CURRENCY})?${AFTER}${UNIT})`,
  'gu',
)
const NOT_LEAST = new RegExp(`(?:${words.notLeast})\\s*$`, 'u')
const UNIT_OF_FIGURE = new RegExp(`(?<=\\d)${UNIT}`, 'giu')

/** As they stand in a text for comparison. */
function foldNames<Meaning>(names: Record<string, Meaning>): ReadonlyMap<string, Meaning> {
  return new Map(Object.entries(names).map(([name, meaning]) => [toPlainText(name), meaning]))
}

function anyOf(names: ReadonlyMap<string, unknown>): string {
  return [...names.keys()].join('|')
}

/**
 * The first amount of a search, and the other words. A number alone may be a word that jobs have, such as the
 * id of one.
 */
export function takeAmount(
  text: string,
  isKnown: (word: string) => boolean,
): { rest: string; amount: Amount | null } {
  const plain = toPlainText(words.separateSearch(text.slice(0, MAX_LENGTH)))
  for (const match of plain.matchAll(AMOUNT)) {
    const { before, number = '', multiple, ofRange, after } = match.groups ?? {}
    const currency = toCode(before ?? after ?? '')
    const digits = /[,. ]\d{3}/.test(number) ? number.replace(/\D/g, '') : number.replace(',', '.')
    const times = multiple ?? ofRange
    const least = Number(digits) * (times === undefined ? 1 : (MULTIPLES.get(times) ?? 1))
    const isAlone = !currency && times === undefined
    if (least < LEAST || (isAlone && isKnown(digits))) continue
    if (NOT_LEAST.test(plain.slice(0, match.index))) continue
    const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`
    return { rest, amount: { text: match[0].trim(), least, currency } }
  }
  return { rest: text.replace(UNIT_OF_FIGURE, ''), amount: null }
}

function toCode(typed: string): string {
  return SIGNS[typed] ?? NAMES.get(typed) ?? typed.toUpperCase()
}
