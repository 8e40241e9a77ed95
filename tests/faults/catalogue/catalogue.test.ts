import { findBrokenReferences } from '../../helpers/catalogue/find-broken-references.js'
import { CATALOGUE } from './catalogue.js'

it('the catalogue has at least eighty faults, numbered from 1 without a gap', () => {
  const numbers = CATALOGUE.map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  expect(numbers.length).toBeGreaterThanOrEqual(80)
})

it('no two faults are described in the same words', () => {
  const told = CATALOGUE.map(({ happens }) => happens)
  expect(told.filter((happens, index) => told.indexOf(happens) !== index)).toEqual([])
})

it('each fault is shown by tests that exist and are not skipped', () => {
  const broken = CATALOGUE.flatMap(({ number, shownBy }) =>
    findBrokenReferences(shownBy).map((problem) => `F${number}: ${problem}`),
  )
  expect(broken).toEqual([])
  expect(CATALOGUE.filter(({ shownBy }) => shownBy.length === 0)).toEqual([])
})
