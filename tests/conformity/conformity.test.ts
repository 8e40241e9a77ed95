import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findBrokenReferences } from '../helpers/catalogue/find-broken-references.js'
import { toTitlePattern } from '../helpers/catalogue/title-pattern.js'
import { readSpecification } from './read-specification.js'
import { TABLE } from './table.js'

const ROWS = TABLE.flatMap(({ title, rows }) => rows.map((row) => ({ ...row, section: title })))

it('the table has every row of the specification, once and in its order', () => {
  const listed = TABLE.map(({ title, rows }) => ({ title, rows: rows.map(({ says }) => says) }))
  expect(listed).toEqual(readSpecification())
})

it('every row that states something is shown by tests that exist and are not skipped', () => {
  const unshown = ROWS.filter(({ shownBy }) => shownBy.length === 0)
  expect(unshown.filter(({ says }) => !/\bnot shown\b/i.test(says))).toEqual([])
  const broken = ROWS.flatMap(({ section, says, shownBy }) =>
    findBrokenReferences(shownBy).map((problem) => `${section} | ${says}\n  ${problem}`),
  )
  expect(broken.join('\n')).toBe('')
})

it('every departure is explained in a file', () => {
  const files = ROWS.flatMap(({ departure }) => departure?.writtenIn ?? [])
  const root = path.resolve(__dirname, '../..')
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

/** For `tests/config/conformity-reporter.cjs`, which compares it with the results of the run. */
afterAll(() => {
  const shown = ROWS.filter(({ shownBy }) => shownBy.length > 0)
  const rows = shown.map(({ says, departure, shownBy }) => ({
    says,
    departs: departure !== undefined,
    tests: shownBy.map(([file, title, row = '']) => ({
      file,
      title,
      pattern: toTitlePattern(title),
      row,
    })),
  }))
  const { TEST_RUN_FOLDER = '' } = process.env
  writeFileSync(path.join(TEST_RUN_FOLDER, 'conformity.json'), JSON.stringify(rows))
})
