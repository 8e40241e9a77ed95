import { memoize } from '../../shared/lib/memoize.js'

/** ISO 3166-1 alpha-2, and XK, which everybody uses for Kosovo. */
const CODES = new Set(
  `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR
  BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ
  EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW
  GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY
  KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV
  MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY
  QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG
  TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM
  ZW XK
`
    .trim()
    .split(/\s+/),
)

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
