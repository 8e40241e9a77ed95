import type { SalaryRangeItem } from '../../shared/content-model/content-types.js'
import { SALARY_UNITS, type SalaryUnit } from '../../shared/content-model/content-values.js'
import type { YearlyPay } from '../../shared/page-data/views.js'
import { memoize } from '../../shared/lib/memoize.js'
import { isPresent, toOneOf } from '../documents/field-values.js'
import { toCurrency } from '../values/currency.js'
import { toAmount } from './pay-ranges.js'

const UNITS: Record<SalaryUnit, string> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
}

/** '£42,000 to £54,000 a year'; null where no amount or currency is given. */
export function toPayText(range: SalaryRangeItem): string | null {
  const [min, max, currency] = [
    toAmount(range.min),
    toAmount(range.max),
    toCurrency(range.currency),
  ]
  if (currency === null) return null
  const amount = (value: number) => formatAmount(value, currency)
  const unit = toOneOf(SALARY_UNITS, range.unit)
  const unitText = unit === null ? '' : ` ${UNITS[unit]}`
  if (min === null) return max === null ? null : `Up to ${amount(max)}${unitText}`
  if (max === null) return `From ${amount(min)}${unitText}`
  if (min === max) return `${amount(min)}${unitText}`
  return `${amount(min)} to ${amount(max)}${unitText}`
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
  return span ?? `${toPayText(first)}${more === 0 ? '' : ` and ${more} more`}`
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

export function formatAmount(value: number, currency: string): string {
  return formatsOf(currency)(Number.isInteger(value) ? 0 : 2).format(value)
}

/** By currency and digits. Creating a formatter costs far more than using it. */
const formatsOf = memoize((currency: string) =>
  memoize((digits: number) => {
    const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...fractions })
  }),
)
