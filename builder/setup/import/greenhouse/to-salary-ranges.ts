import type { SalaryRangeItem } from '../../../../client/shared/content-model/content-types.js'
import { centsOf, toCurrency } from '../../../../client/content/values/currency.js'
import { findSalaryUnit, withoutSalaryUnit } from '../../../../client/content/values/salary-unit.js'
import type { BoardJob, BoardPayRange } from './board-job.js'
import { htmlToRichText } from './html-to-rich-text.js'
import { decodeEntities } from './parse-html.js'

export function toSalaryRanges(
  { pay_input_ranges: ranges }: BoardJob,
  note: (text: string) => void,
): SalaryRangeItem[] {
  const read = (ranges ?? []).map((range) => toSalaryRange(range, note))
  if (read.some(({ unit }) => unit === null)) note('its pay is for no stated time')
  return read
}

function toSalaryRange(range: BoardPayRange, note: (text: string) => void): SalaryRangeItem {
  const currency = toCurrency(range.currency_type)
  if (currency === null) {
    note(`"${range.currency_type ?? ''}" is no currency, so its pay is left out of its page`)
  }
  const cents = currency === null ? 100 : centsOf(currency)
  const toAmount = (amount: number | null | undefined) =>
    typeof amount === 'number' ? amount / cents : null
  const title = decodeEntities(range.title ?? '').trim()
  const blurb = htmlToRichText(range.blurb ?? '', note)
  return {
    title: withoutSalaryUnit(title) || null,
    min: toAmount(range.min_cents),
    max: toAmount(range.max_cents),
    currency,
    unit: findSalaryUnit(title),
    location: { link_type: 'Any' } as SalaryRangeItem['location'],
    note: blurb.map(({ text }) => text).join(' ') || null,
  }
}
