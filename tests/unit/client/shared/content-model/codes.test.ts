import jobModel from '../../../../../builder/content/models/customtypes/job/index.json'
import locationModel from '../../../../../builder/content/models/customtypes/location/index.json'
import { COUNTRIES, CURRENCIES } from '../../../../../client/shared/content-model/codes.js'

const offered = {
  currencies:
    jobModel.json['Pay and eligibility'].salary_ranges.config.fields.currency.config.options,
  countries: locationModel.json.Address.country.config.options,
}

it('editors can choose every currency and every country, each once', () => {
  expect([...offered.currencies].sort()).toEqual([...CURRENCIES].sort())
  expect([...offered.countries].sort()).toEqual([...COUNTRIES].sort())
})

it('each code is one that has a name', () => {
  const nameless = (type: 'currency' | 'region', codes: readonly string[]) => {
    const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
    return codes.filter((code) => names.of(code) === undefined)
  }
  expect([...nameless('currency', CURRENCIES), ...nameless('region', COUNTRIES)]).toEqual([])
})
