import type { SalaryRangeItem } from '../shared/content-types.js'
import type { SalaryUnit } from '../shared/content-values.js'

const UNITS: Record<SalaryUnit, string> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
}

/** '£42,000 to £54,000 a year'; null where no amount or currency is given. */
export function toPayText(range: SalaryRangeItem): string | null {
  const { min, max, currency, unit } = range
  if (!currency || (min === null && max === null)) return null
  const amount = (value: number) => formatAmount(value, currency)
  const unitText = unit === null ? '' : ` ${UNITS[unit]}`
  if (min === null) return `Up to ${amount(max as number)}${unitText}`
  if (max === null) return `From ${amount(min)}${unitText}`
  if (min === max) return `${amount(min)}${unitText}`
  return `${amount(min)} to ${amount(max)}${unitText}`
}

function formatAmount(value: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value)
}
