import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toTitlePattern } from '../../helpers/catalogue/title-pattern.js'

interface Reporter {
  onRunComplete: (contexts: null, results: { testResults: object[] }) => void
  getLastError: () => Error | undefined
}
const ConformityReporter = jest.requireActual<new () => Reporter>(
  '../../config/conformity-reporter.cjs',
)

const FILE = 'tests/unit/made.test.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'careers-conformity-'))
  const TEST_RESULTS = path.join(folder, 'results.json')
  const env = { ...process.env, TEST_RUN_FOLDER: folder, TEST_RESULTS, REQUIRE_ALL_SUITES: '1' }
  jest.replaceProperty(process, 'env', env)
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A row that is shown by one test. */
const toRow = (says: string, title: string, row = '', departs = false) => ({
  says,
  departs,
  tests: [{ file: FILE, title, pattern: toTitlePattern(title), row }],
})

const ROWS = [
  toRow('The first.', 'one test'),
  toRow('The second.', 'a page of %s is found', 'roles', true),
  toRow('The third.', 'a page of %s is found', 'people'),
  toRow('The fourth.', '${COUNT} pages ($name) are found'),
  toRow('The fifth.', 'a test that is not there'),
]

const RESULTS = [
  ['one test', 'passed'],
  ['a page of roles is found', 'passed'],
  ['a page of people is found', 'failed'],
  ['3 pages (index) are found', 'pending'],
].map(([title, status]) => ({ title, status }))

function report(testResults: typeof RESULTS | null = RESULTS) {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const reporter = new ConformityReporter()
  const testFilePath = path.resolve(__dirname, '../../..', FILE)
  reporter.onRunComplete(null, {
    testResults: testResults === null ? [] : [{ testFilePath, testResults }],
  })
  const [[text] = []] = written.mock.calls
  return { text, error: reporter.getLastError()?.message }
}

it('the line after a run counts rows by whether their tests have passed, failed or not run', () => {
  writeFileSync(path.join(folder, 'conformity.json'), JSON.stringify(ROWS))
  expect(report()).toEqual({
    text: [
      'Conformity: 2 of 5 rows of the specification hold, 1 of them by a written decision; 1 failed; 2 did not run',
      '  failed: The third.',
      `    ${FILE}: a page of %s is found (people)`,
      '  did not run: The fourth.',
      `    ${FILE}: \${COUNT} pages ($name) are found`,
      '  did not run: The fifth.',
      `    ${FILE}: a test that is not there`,
      '',
    ].join('\n'),
    error: 'Not all tests that show rows of the specification have run.',
  })
})

it('a run without the table says nothing of it, and its results count in the run that follows', () => {
  expect(report()).toEqual({ text: undefined, error: undefined })
  writeFileSync(path.join(folder, 'conformity.json'), JSON.stringify(ROWS.slice(0, 1)))
  expect(report(null).text).toMatch(/^Conformity: 1 of 1 rows of the specification hold/)
})
