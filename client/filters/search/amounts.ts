import { toPlainText } from './search-text.js'
import { MAX_LENGTH } from './search-terms.js'

/** Pay that a search asks for, of a year. */
export interface Amount {
  /** As it is typed. */
  text: string
  least: number
  /** As the currency is typed: a sign, a code or a name; empty where it is not. */
  currency: string
}

/** Less is pay by the hour, day or month, or another number. */
const LEAST = 10_000

const BEFORE =
  '(?:(?:salary|pay|pays|paying|paid|wage|earn|earning|over|above|from|min|minimum|at least|more than|around|about|circa|of)\\s+)*'
const AFTER =
  '(?:\\+|\\s*(?:plus|or more|and above|and over|p\\.?a\\.?(?![\\p{L}])|(?:per|a|an)\\s(?:annum|year)|/\\s?year|annually|yearly|salary|pay|wage|gross|brutto))*'
const CURRENCY = '[£€$]|(?:gbp|eur|usd|cad|aud|chf|pounds?|euros?|dollars?)(?!\\p{L})'
const NUMBER = '\\d{1,3}(?:[,. ]\\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?'
/** Pay by these is found by its figures. */
const UNIT = '\\s?(?:(?:an?|per)\\s|/\\s?)(?:hour|hr|day|week|month)(?!\\p{L})'
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])${BEFORE}(?<before>${CURRENCY})?\\s?(?<number>${NUMBER})\\s?(?<k>k)?` +
    `(?:\\s?(?:-|to)\\s?(?:${CURRENCY})?\\s?(?:${NUMBER})\\s?(?<k2>k)?)?` +
    `\\s?(?<after>${CURRENCY})?${AFTER}(?![\\p{L}\\p{N}-])(?!${UNIT})`,
  'gu',
)
/** Asks for the opposite. */
const AT_MOST = /(?:under|below|up to|less than|max|maximum)\s*$/u
const UNIT_OF_FIGURE = new RegExp(`(?<=\\d)${UNIT}`, 'giu')

/**
 * The first amount of a search, and the other words. A number alone may be a word that jobs have, such as the
 * id of one.
 */
export function takeAmount(
  text: string,
  isKnown: (word: string) => boolean,
): { rest: string; amount: Amount | null } {
  const plain = toPlainText(text.slice(0, MAX_LENGTH))
  for (const match of plain.matchAll(AMOUNT)) {
    const { before, number = '', k, k2, after } = match.groups ?? {}
    const currency = before ?? after ?? ''
    const digits = /[,. ]\d{3}/.test(number) ? number.replace(/\D/g, '') : number
    const least = Number(digits) * ((k ?? k2) ? 1000 : 1)
    const isAlone = !currency && !k && !k2
    if (least < LEAST || (isAlone && isKnown(digits))) continue
    if (AT_MOST.test(plain.slice(0, match.index))) continue
    const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`
    return { rest, amount: { text: match[0].trim(), least, currency } }
  }
  return { rest: text.replace(UNIT_OF_FIGURE, ''), amount: null }
}
