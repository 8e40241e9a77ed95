import { withoutSecrets } from '../config/known-secrets.js'

/** In characters. */
const LONGEST = 2_000
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g
/** They move a cursor, colour a terminal, turn the direction of letters or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * What may hold text of visitors, editors or a service that was asked, as one line of bounded length that a
 * terminal, a spreadsheet and a page show as it is. It has none of this program's secrets.
 */
export function toPrintable(text: string, longest = LONGEST): string {
  const whole = withoutSecrets(text)
  const shown = whole.length > longest ? `${whole.slice(0, longest)}…` : whole
  return shown.replace(BREAKS, ' ').replace(UNSEEN, '\ufffd')
}

/** The same for each text in a value, for `JSON.stringify`. */
export function printTexts(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? toPrintable(value) : value
}
