import type { SalaryRangeItem } from '../../../../client/shared/content-model/content-types.js'
import type { SalaryCurrency } from '../../../../client/shared/content-model/content-values.js'
import type { BoardJob, BoardPayRange } from './board-job.js'
import { htmlToRichText } from './html-to-rich-text.js'
import { toSalaryUnit } from './match-values.js'

/** ISO 4217 currencies without a minor unit; the API states the others in hundredths. */
const WITHOUT_CENTS = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
)

export function toSalaryRanges({ pay_input_ranges: ranges }: BoardJob): SalaryRangeItem[] {
  return (ranges ?? []).map(toSalaryRange)
}

function toSalaryRange(range: BoardPayRange): SalaryRangeItem {
  const currency = range.currency_type?.trim().toUpperCase() ?? null
  const divisor = WITHOUT_CENTS.has(currency ?? '') ? 1 : 100
  const toAmount = (cents: number | null | undefined) =>
    typeof cents === 'number' ? cents / divisor : null
  const title = range.title?.trim() ?? ''
  const blurb = htmlToRichText(range.blurb ?? '')
  return {
    title: title || null,
    min: toAmount(range.min_cents),
    max: toAmount(range.max_cents),
    currency: currency as SalaryCurrency | null,
    unit: toSalaryUnit(title),
    location: { link_type: 'Any' } as SalaryRangeItem['location'],
    note: blurb.map(({ text }) => text).join(' ') || null,
  }
}
