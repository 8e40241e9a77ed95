import * as words from '#words/content.js'
import { SALARY_UNITS, type SalaryUnit } from '../../shared/content-model/content-values.js'
import { createWordReader } from './read-words.js'

export const toSalaryUnit = createWordReader<SalaryUnit>(SALARY_UNITS, {
  hourly: 'HOUR',
  perhour: 'HOUR',
  anhour: 'HOUR',
  daily: 'DAY',
  perday: 'DAY',
  aday: 'DAY',
  weekly: 'WEEK',
  perweek: 'WEEK',
  aweek: 'WEEK',
  monthly: 'MONTH',
  permonth: 'MONTH',
  amonth: 'MONTH',
  yearly: 'YEAR',
  annual: 'YEAR',
  annually: 'YEAR',
  peryear: 'YEAR',
  perannum: 'YEAR',
  ayear: 'YEAR',
  pa: 'YEAR',
})

const WITHIN_A_TEXT: Record<SalaryUnit, RegExp> = {
  HOUR: /hour|\/ ?hr\b/i,
  DAY: /\bday|daily/i,
  WEEK: /week/i,
  MONTH: /month/i,
  YEAR: /year|annual|annum|p\.?a\.?\b/i,
}

/** The unit of pay that a line names, for example 'Annual base salary'; null if it names none, or two. */
export function findSalaryUnit(line: string): SalaryUnit | null {
  const units = SALARY_UNITS.filter(
    (unit) => WITHIN_A_TEXT[unit].test(line) || line.includes(words.payUnits[unit]),
  )
  return units.length === 1 ? (units[0] ?? null) : null
}

/* Boards have no field for the unit of pay: it stands in the title of a range. */

/** ('Bristol', 'HOUR') → 'Bristol (per hour)', unless the title says it. */
export function withSalaryUnit(title: string, unit: SalaryUnit | null): string {
  if (unit === null || findSalaryUnit(title) === unit) return title
  return title === '' ? words.payUnits[unit] : `${title} ${inBrackets(unit)}`
}

/** 'Bristol (per hour)' → 'Bristol'. */
export function withoutSalaryUnit(title: string): string {
  const unit = SALARY_UNITS.find((each) => title.endsWith(` ${inBrackets(each)}`))
  if (unit !== undefined) return title.slice(0, -inBrackets(unit).length - 1)
  return SALARY_UNITS.some((each) => title === words.payUnits[each]) ? '' : title
}

const inBrackets = (unit: SalaryUnit) => `(${words.payUnits[unit]})`
