import type { SalaryRangeItem } from '../../../shared/content-model/content-types.js'
import { SALARY_UNITS, type SalaryUnit } from '../../../shared/content-model/content-values.js'
import { toItems, toOneOf } from '../../documents/field-values.js'
import { toCurrency } from '../../values/currency.js'

export interface WholeRange {
  min: number
  max: number
  currency: string
  unit: SalaryUnit
}

/** Only complete ranges: a range with one end would have to be guessed. */
export function toWholeRanges(ranges: readonly SalaryRangeItem[] | null): WholeRange[] {
  return toItems(ranges).flatMap(({ min, max, ...given }) => {
    const currency = toCurrency(given.currency)
    const unit = toOneOf(SALARY_UNITS, given.unit)
    const isWhole =
      isAmount(min) && isAmount(max) && min <= max && currency !== null && unit !== null
    return isWhole ? [{ min, max, currency, unit }] : []
  })
}

/** The span of all ranges if they share currency and unit, else the first; null without any. */
export function toBaseSalary(ranges: readonly SalaryRangeItem[] | null) {
  const whole = toWholeRanges(ranges)
  const [first] = whole
  if (first === undefined) return null
  const { currency, unit } = first
  const isAlike = whole.every((range) => range.currency === currency && range.unit === unit)
  const spanned = isAlike ? whole : [first]
  const min = Math.min(...spanned.map((range) => range.min))
  const max = Math.max(...spanned.map((range) => range.max))
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: unit },
  }
}

function isAmount(value: number | null): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
