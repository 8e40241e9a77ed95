import {
  EMPLOYMENT_TYPES,
  SALARY_UNITS,
  WORKPLACES,
  type EmploymentType,
  type SalaryUnit,
  type Workplace,
} from '../../../../client/shared/content-model/content-values.js'

/** Boards' words for the CMS's values, as letters only. */
const OTHER_WORDS: Readonly<Record<string, EmploymentType | Workplace>> = {
  permanent: 'Full time',
  contract: 'Contractor',
  freelance: 'Contractor',
  temp: 'Temporary',
  internship: 'Intern',
  trainee: 'Intern',
  office: 'On-site',
  inoffice: 'On-site',
  inperson: 'On-site',
  fullyremote: 'Remote',
}

export function toWorkplace(value: unknown): Workplace | null {
  return find(WORKPLACES, value)
}

export function toEmploymentTypes(value: unknown): EmploymentType[] {
  const values = Array.isArray(value) ? value : [value]
  const types = values.map((item) => find(EMPLOYMENT_TYPES, item))
  return [...new Set(types.filter((type) => type !== null))]
}

/** Boards have no field for the unit of pay; some name it in the title of a range. */
export function toSalaryUnit(title: string): SalaryUnit | null {
  const words: Record<SalaryUnit, RegExp> = {
    HOUR: /hour|\/ ?hr\b/i,
    DAY: /\bday|daily/i,
    WEEK: /week/i,
    MONTH: /month/i,
    YEAR: /year|annual|annum|p\.?a\.?\b/i,
  }
  const units = SALARY_UNITS.filter((unit) => words[unit].test(title))
  return units.length === 1 ? (units[0] ?? null) : null
}

function find<Value extends EmploymentType | Workplace>(
  known: readonly Value[],
  value: unknown,
): Value | null {
  if (typeof value !== 'string') return null
  const key = toKey(value)
  const other = OTHER_WORDS[key]
  return known.find((candidate) => toKey(candidate) === key || candidate === other) ?? null
}

/** So that 'Full-time', 'full time' and 'Fulltime' are equal. */
function toKey(value: string): string {
  return value.toLowerCase().replace(/[^a-z]/g, '')
}
