import type { CareersDocument } from '../../shared/content-model/content-types.js'
import {
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  FEED_NAMES,
  JOB_STATUSES,
  LOCATION_KINDS,
  SALARY_UNITS,
  VISA_SPONSORSHIPS,
  WORKPLACES,
} from '../../shared/content-model/content-values.js'
import { isRecord } from '../../shared/lib/is-record.js'
import { toApplyAddress } from '../values/apply-address.js'
import { isCountry, toCountry, toCountryName } from '../values/country.js'
import { toCurrency } from '../values/currency.js'
import { isDay } from '../values/day.js'
import { toEmploymentType } from '../values/employment-type.js'
import { toLanguage } from '../values/language.js'
import { createWordReader } from '../values/read-words.js'
import { toSalaryUnit } from '../values/salary-unit.js'
import { toTown } from '../values/town.js'
import { toWorkplace } from '../values/workplace.js'
import type { ContentProblem } from './problems.js'

/*
 * Each value of a closed list is read once, here, for gate, pages, structured data, feeds and the jobs API:
 * what comes after relies on it. A value of another type than text is left to the types of the fields.
 */

type Fault = Pick<ContentProblem, 'severity' | 'message' | 'remedy'>
type ReportField = (field: string, fault: Fault) => void
type Fields = Readonly<Record<string, unknown>>

/** Returns the value as the rest of the code takes it. `around`: the fields beside it. */
type Reader = (value: unknown, report: (fault: Fault) => void, around: Around) => unknown
interface Around {
  fields: Fields
  /** Of the document, as the CMS names it. */
  lang: string
}

/** Data of a document with values that are what their fields are for. Data that is so stays the same object. */
export function readValues(
  { type, lang, data }: Pick<CareersDocument, 'type' | 'lang'> & { data: Fields },
  report: ReportField,
): Fields {
  return Object.entries(READERS[type] ?? {}).reduce((read, [path, reader]) => {
    const [field = '', member] = path.split('.')
    const readField = (fields: Fields, name: string, at: string): Fields => {
      const value = reader(fields[name], (fault) => report(at, fault), { fields, lang })
      return value === fields[name] ? fields : { ...fields, [name]: value }
    }
    if (member === undefined) return readField(read, field, field)
    const group = read[field]
    if (!Array.isArray(group)) return read
    const items: readonly unknown[] = group
    const readItems = items.map((item, index) =>
      isRecord(item) ? readField(item, member, `${field}.${index}.${member}`) : item,
    )
    return readItems.every((item, index) => item === items[index])
      ? read
      : { ...read, [field]: readItems }
  }, data)
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

const quote = (value: string) => JSON.stringify(value.slice(0, 40))

/** Of a value that is none of the list, pages show nothing, or where `isShown`, what is written. */
function createListReader(
  values: readonly string[],
  read: (value: unknown) => string | null = createWordReader(values, {}),
  isShown = false,
): Reader {
  return (value, report) => {
    if (!isFilled(value)) return value
    const known = read(value)
    if (known !== null) return known
    report({
      severity: 'warning',
      message: `${quote(value)} is none of ${values.join(', ')}.`,
      remedy: isShown
        ? 'Pages show it, and search engines and job boards are not told: choose one of these.'
        : 'It is left out: choose one of these.',
    })
    return isShown ? value : null
  }
}

const readCurrency: Reader = (value, report, { fields }) => {
  const isAmount = (amount: unknown) => typeof amount === 'number' && amount > 0
  const currency = toCurrency(value)
  if (currency !== null || (value ?? '') === '') {
    if (currency === null && [fields['min'], fields['max']].some(isAmount)) {
      report(withoutCurrency('the pay has no currency.'))
    }
    return currency ?? value
  }
  if (!isFilled(value)) return value
  report(withoutCurrency(`${quote(value)} is no currency code.`))
  return null
}

const withoutCurrency = (message: string): Fault => ({
  severity: 'warning',
  message,
  remedy: 'The pay is left out: give three letters of ISO 4217, for example GBP, EUR or USD.',
})

const readCountry: Reader = (value, report) => {
  if (!isFilled(value) || isCountry(value)) return value
  const code = toCountry(value)
  report({
    severity: 'warning',
    message: `${quote(value)} is no country code${code === null ? '' : ` and is taken for ${code}`}.`,
    remedy:
      code === null
        ? 'It is left out: give two letters of ISO 3166, for example GB, IE or DE.'
        : `Write ${code}.`,
  })
  return code
}

/** Where editors leave the name empty, it is that of the code. */
const readCountryName: Reader = (value, _, { fields: { country, kind }, lang }) =>
  (value ?? '') === '' && kind !== 'region' && isFilled(country)
    ? (toCountryName(country, lang) ?? value)
    : value

/** It stays on pages, where people understand it. */
const readTown: Reader = (value, report, { fields }) => {
  if (isFilled(value) && (fields['kind'] ?? 'office') === 'office' && toTown(value) === null) {
    report({
      severity: 'warning',
      message: `${quote(value)} is not the name of one town.`,
      remedy:
        'Search engines and job boards are not told of it: write the town, or choose another kind of place.',
    })
  }
  return value
}

const readDay: Reader = (value, report) => {
  if (!isFilled(value) || isDay(value)) return value
  report({
    severity: 'error',
    message: `${quote(value)} is no day of the calendar.`,
    remedy: 'Choose the day again.',
  })
  return null
}

const readInstant: Reader = (value, report) => {
  if (!isFilled(value) || !Number.isNaN(Date.parse(value))) return value
  report({
    severity: 'error',
    message: `${quote(value)} is no date and time.`,
    remedy: 'Choose it again.',
  })
  return null
}

const readLanguage: Reader = (value, report) => {
  if (!isFilled(value)) return value
  const language = toLanguage(value)
  if (language === null) {
    report({
      severity: 'warning',
      message: `${quote(value)} is no language code.`,
      remedy:
        'The text is taken for one in the language of the site: write a code such as de or pt-BR.',
    })
  }
  return language
}

const readApplyLink: Reader = (value, report) => {
  const url: unknown = isRecord(value) ? value['url'] : null
  const address = toApplyAddress(url)
  if (!isRecord(value) || typeof url !== 'string' || address === null) return value
  if (/^https:/i.test(url.trim())) return value
  report({
    severity: 'warning',
    message: `${url.slice(0, 200)} is no https address.`,
    remedy:
      'It is taken with https, since people send personal data there: try it, and correct the link.',
  })
  return { ...value, url: address }
}

const READERS: Partial<Record<CareersDocument['type'], Readonly<Record<string, Reader>>>> = {
  job: {
    language: readLanguage,
    workplace: createListReader(WORKPLACES, toWorkplace),
    'employment_types.type': createListReader(EMPLOYMENT_TYPES, toEmploymentType, true),
    'salary_ranges.currency': readCurrency,
    'salary_ranges.unit': createListReader(SALARY_UNITS, toSalaryUnit),
    education: createListReader(EDUCATION_LEVELS, undefined, true),
    visa_sponsorship: createListReader(VISA_SPONSORSHIPS),
    'apply_links.url': readApplyLink,
    status: createListReader(JOB_STATUSES),
    date_posted: readDay,
    closes_on: readDay,
    closed_on: readDay,
    opens_at: readInstant,
  },
  location: {
    kind: createListReader(LOCATION_KINDS),
    country: readCountry,
    country_name: readCountryName,
    locality: readTown,
  },
  site_settings: {
    'pay_range_countries.country': readCountry,
    'feeds.feed': createListReader(FEED_NAMES),
  },
}
