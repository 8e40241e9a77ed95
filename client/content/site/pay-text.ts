import type { SalaryRangeItem } from '../../shared/content-model/content-types.js'
import type { SalaryUnit } from '../../shared/content-model/content-values.js'
import { toNumber, toText } from '../documents/field-values.js'

const UNITS: Record<SalaryUnit, string> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
}

/** '£42,000 to £54,000 a year'; null where no amount or currency is given. */
export function toPayText(range: SalaryRangeItem): string | null {
  const [min, max, currency] = [toNumber(range.min), toNumber(range.max), toText(range.currency)]
  if (currency === null || !CURRENCY.test(currency)) return null
  const amount = (value: number) => formatAmount(value, currency)
  const unit = range.unit ? UNITS[range.unit] : undefined
  const unitText = unit === undefined ? '' : ` ${unit}`
  if (min === null) return max === null ? null : `Up to ${amount(max)}${unitText}`
  if (max === null) return `From ${amount(min)}${unitText}`
  if (min === max) return `${amount(min)}${unitText}`
  return `${amount(min)} to ${amount(max)}${unitText}`
}

/** Any other code is an error of the formatter. */
const CURRENCY = /^[a-z]{3}$/i

/** By currency and digits: to make one costs far more than to use it. */
const formats = new Map<string, Intl.NumberFormat>()

function formatAmount(value: number, currency: string): string {
  const digits = Number.isInteger(value) ? 0 : 2
  const key = `${currency} ${digits}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  return format.format(value)
}
