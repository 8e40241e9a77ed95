import { COUNTRIES } from '../../shared/content-model/codes.js'
import { memoize } from '../../shared/lib/memoize.js'

const CODES = new Set(COUNTRIES)

/** Codes that are often written and are not those of the standard. */
const USUAL_MISTAKES: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' }

/** Whether this is a code of the standard, in capitals. */
export function isCountry(value: string): boolean {
  return CODES.has(value)
}

/** The code that is meant: for `gb`, `UK` and 'United Kingdom', GB. Null if nobody knows. */
export function toCountry(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const code = value.trim().toUpperCase()
  if (isCountry(code)) return code
  return USUAL_MISTAKES[code] ?? codesByName('en').get(code) ?? null
}

/** The name of a country in a language: ('EE', 'de') → 'Estland'. */
export function toCountryName(code: string, language: string): string | null {
  return isCountry(code) ? (namesIn(language).of(code) ?? null) : null
}

const namesIn = memoize((language: string) => {
  const languages = [language, 'en'].filter(isLanguageTag)
  return new Intl.DisplayNames(languages, { type: 'region', fallback: 'none' })
})

function isLanguageTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}

/** By the name in capitals. */
const codesByName = memoize(
  (language: string) =>
    new Map([...CODES].map((code) => [namesIn(language).of(code)?.toUpperCase() ?? code, code])),
)
