import type * as pagePathsModule from '../../../../../client/shared/addresses/page-paths.js'
import { loadInLanguage } from '../../../../helpers/words/load-in-language.js'

const { normalizePagePath, pageDataUrl } = loadInLanguage<typeof pagePathsModule>(
  'de-de',
  'en-gb,de-de',
  'client/shared/addresses/page-paths.ts',
)

it.each([
  ['/DE', '/de'],
  ['/De/', '/de'],
  ['/DE/preview?token=t', '/de/preview'],
  ['//dE/Stelle/1001/index.html', '/de/Stelle/1001'],
  ['/DENT', '/DENT'],
])('the base of %s is read in any letter case, and the rest as it is', (path, normal) => {
  expect(normalizePagePath(path)).toBe(normal)
})

it('the data of a page is found by its address with a base in other letters', () => {
  expect(pageDataUrl('/DE/stelle/1001')).toBe('/de/page-data/stelle/1001/page-data.json')
})
