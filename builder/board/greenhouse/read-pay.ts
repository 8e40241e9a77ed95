import { centsOf, toCurrency } from '../../../client/content/values/currency.js'
import { findSalaryUnit, withoutSalaryUnit } from '../../../client/content/values/salary-unit.js'
import type { BoardPay, Fields, Note } from '../board-job.js'
import type { FieldReader } from '../read-fields.js'
import { htmlToRichText } from '../text/html-to-rich-text.js'
import { toLine } from '../text/to-line.js'

/** The unit of pay stands in the title of a range. */
export function readPay(range: Fields, read: FieldReader, note: Note): BoardPay {
  const code = read.text(range, 'currency_type')
  const currency = toCurrency(code)
  if (currency === null) {
    note(`"${code ?? ''}" is no currency, so its pay is left out of its page`)
  }
  const cents = currency === null ? 100 : centsOf(currency)
  const toAmount = (amount: number | null) => (amount === null ? null : amount / cents)
  const title = toLine(read.text(range, 'title'))
  const blurb = htmlToRichText(read.text(range, 'blurb') ?? '', note)
  return {
    title: withoutSalaryUnit(title) || null,
    min: toAmount(read.number(range, 'min_cents')),
    max: toAmount(read.number(range, 'max_cents')),
    currency,
    unit: findSalaryUnit(title),
    note: blurb.map(({ text }) => text).join(' ') || null,
  }
}
