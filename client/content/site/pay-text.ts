import { language } from '#words/frame.js'
import * as jobWords from '#words/job.js'
import * as words from '#words/content.js'
import type { SalaryRangeItem } from '../../shared/content-model/content-types.js'
import { SALARY_UNITS, type SalaryUnit } from '../../shared/content-model/content-values.js'
import type { YearlyPay } from '../../shared/page-data/views.js'
import { memoize } from '../../shared/lib/memoize.js'
import { isPresent, toOneOf } from '../documents/field-values.js'
import { toCurrency } from '../values/currency.js'
import { toAmount } from './pay-ranges.js'

/** '£42,000 to £54,000 a year'; null where no amount or currency is given. */
export function toPayText(range: SalaryRangeItem): string | null {
  const [min, max, currency] = [
    toAmount(range.min),
    toAmount(range.max),
    toCurrency(range.currency),
  ]
  if (currency === null) return null
  const amounts = toAmounts(min, max, currency)
  const unit = toOneOf(SALARY_UNITS, range.unit)
  return amounts === null || unit === null ? amounts : words.payPer(amounts, UNITS[unit])
}

const UNITS = jobWords.salaryUnits satisfies Record<SalaryUnit, string>

function toAmounts(min: number | null, max: number | null, currency: string): string | null {
  const amount = (value: number) => formatAmount(value, currency)
  if (min === null) return max === null ? null : words.payUpTo(amount(max))
  if (max === null) return words.payFrom(amount(min))
  return min === max ? amount(min).whole : words.payBetween(amount(min), amount(max))
}

/** One line for all ranges: their span if they share currency and unit, else the first of them. */
export function toPaySummary(ranges: readonly SalaryRangeItem[]): string | null {
  const stated = ranges.filter((range) => toPayText(range) !== null)
  const [first] = stated
  if (first === undefined) return null
  const isAlike = stated.every(
    ({ currency, unit }) => currency === first.currency && unit === first.unit,
  )
  const span = isAlike ? toPayText(toSpan(first, stated)) : null
  const more = new Set(stated.map(toPayText)).size - 1
  if (span !== null || more === 0) return span ?? toPayText(first)
  return words.payAndMore(toPayText(first) ?? '', more)
}

/** Open at an end at which one of the ranges is. */
function toSpan(first: SalaryRangeItem, ranges: readonly SalaryRangeItem[]): SalaryRangeItem {
  const reach = (end: 'min' | 'max') => {
    const amounts = ranges.map((range) => toAmount(range[end])).filter(isPresent)
    return amounts.length < ranges.length ? null : Math[end](...amounts)
  }
  return { ...first, min: reach('min'), max: reach('max') }
}

/**
 * Pay by the hour, day, week or month is left out: what it comes to in a year depends on hours and months
 * that are not stated.
 */
export function toYearlyPay(ranges: readonly SalaryRangeItem[]): YearlyPay[] {
  const most = new Map<string, number>()
  for (const range of ranges) {
    const currency = toCurrency(range.currency)
    if (range.unit !== 'YEAR' || currency === null || toPayText(range) === null) continue
    const upTo = toAmount(range.max) ?? toAmount(range.min) ?? 0
    most.set(currency, Math.max(upTo, most.get(currency) ?? 0))
  }
  return [...most].map(([currency, upTo]) => ({ currency, upTo }))
}

/** As the site's language writes an amount, alone and with the sign of its currency. */
export function formatAmount(value: number, currency: string): { whole: string; digits: string } {
  const { ofAmount, ofDigits } = formatsOf(currency)(Number.isInteger(value) ? 0 : 2)
  return { whole: ofAmount.format(value), digits: ofDigits.format(value) }
}

/** By currency and digits. Creating a formatter costs far more than using it. */
const formatsOf = memoize((currency: string) =>
  memoize((digits: number) => {
    const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return {
      ofAmount: new Intl.NumberFormat(language, { style: 'currency', currency, ...fractions }),
      ofDigits: new Intl.NumberFormat(language, fractions),
    }
  }),
)
