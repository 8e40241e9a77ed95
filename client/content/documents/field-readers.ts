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
import { isCountry, toCountry, toCountryName } from '../values/country.js'
import { toCurrency } from '../values/currency.js'
import { isDay } from '../values/day.js'
import { toEmploymentType } from '../values/employment-type.js'
import { toLanguage } from '../values/language.js'
import { createWordReader } from '../values/read-words.js'
import { toSalaryUnit } from '../values/salary-unit.js'
import { toTown } from '../values/town.js'
import { guessTimeZone, isTimeZone } from '../values/time-zone-name.js'
import { toWorkplace } from '../values/workplace.js'
import { readApplyHost, readApplyLink, readEmail, readFormerId } from './address-readers.js'
import { isFilled, quote, type Fault, type Reader } from './value-reader.js'

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

const readTimeZone: Reader = (value, report) => {
  if (!isFilled(value) || isTimeZone(value)) return value
  report({
    severity: 'error',
    message: `${quote(value)} is not a time zone.`,
    remedy: `Use an IANA name, for example ${guessTimeZone(value) ?? 'Europe/London'}.`,
  })
  return null
}

/** An amount that is open is 0 or empty. */
const readAmount: Reader = (value, report) => {
  if (typeof value !== 'number' || value >= 0) return value
  report({
    severity: 'warning',
    message: `${value} is no amount of pay.`,
    remedy: 'It is left out: write a number above 0, or none.',
  })
  return null
}

const readSynonyms: Reader = (value, report) => {
  if (isFilled(value) && !/[^\s,=][\s,=]+[^\s,=]/.test(value)) {
    report({
      severity: 'warning',
      message: `${quote(value)} stands alone.`,
      remedy: 'It is left out: write words that mean the same, with commas between them.',
    })
  }
  return value
}

/** Only without the signs at its ends: a check of its own has the rest. */
const readAsItIs: Reader = (value) => value

export const READERS: Partial<Record<CareersDocument['type'], Readonly<Record<string, Reader>>>> = {
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
    'salary_ranges.min': readAmount,
    'salary_ranges.max': readAmount,
    'legacy_ids.id': readFormerId,
    'hiring_contact.email': readEmail,
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
    timezone: readTimeZone,
    'apply_hosts.host': readApplyHost,
    'source_params.name': readAsItIs,
    'synonyms.words': readSynonyms,
  },
  redirect: { from: readAsItIs },
}
