import { toCountriesBehindTown } from '../../../../builder/board/documents/match-places.js'

it.each([
  ['TX', ['US']],
  ['on', ['CA']],
  ['CA', ['CA', 'US']],
  ['DE', ['DE', 'US']],
  ['UK', ['GB']],
  ['United Kingdom', ['GB']],
  ['West Yorkshire', []],
])('%s behind a town may mean %j', (part, countries) => {
  expect(toCountriesBehindTown(part)).toEqual(countries)
})
