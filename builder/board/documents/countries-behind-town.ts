import { toCountry } from '../../../client/content/values/country.js'

const STATES = new Set(
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  ),
)
const PROVINCES = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '))

/**
 * The countries that may be meant by what stands behind a town: 'TX' is in the United States alone, 'CA' may be
 * California as well as Canada.
 */
export function toCountriesBehindTown(part: string): string[] {
  const code = part.trim().toUpperCase()
  const countries = [
    toCountry(part),
    STATES.has(code) ? 'US' : null,
    PROVINCES.has(code) ? 'CA' : null,
  ]
  return [...new Set(countries.filter((country) => country !== null))]
}
