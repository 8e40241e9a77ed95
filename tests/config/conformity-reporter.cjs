const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const path = require('node:path')

const ROOT = path.resolve(__dirname, '../..')

/**
 * Prints how many rows of the specification hold. `tests/conformity/` names the tests that show each row,
 * and writes its table for this reporter; a run without it prints nothing, and leaves its results in the
 * file TEST_RESULTS for the run that follows.
 */
module.exports = class ConformityReporter {
  onRunComplete(_, { testResults }) {
    const table = path.join(process.env.TEST_RUN_FOLDER ?? '', 'conformity.json')
    const all = [...readFormer(), ...testResults.map(toResult)]
    if (!existsSync(table)) return leave(all)
    const results = new Map(all)
    const rows = JSON.parse(readFileSync(table, 'utf8')).map((row) => judge(row, results))
    const [held, failed, missing] = STATES.map((state) => rows.filter((row) => row.state === state))
    const departing = held.filter(({ departs }) => departs)
    const others = [...count(failed), ...count(missing)]
    this.lacksRows = process.env.REQUIRE_ALL_SUITES === '1' && missing.length > 0
    process.stderr.write(
      [
        `Conformity: ${held.length} of ${rows.length} rows of the specification hold, ` +
          `${departing.length} of them by a written decision${others.join('')}`,
        ...failed.map(describeRow),
        ...(this.lacksRows ? missing.map(describeRow) : []),
        '',
      ].join('\n'),
    )
  }

  /** A row that was left out is a failure where nothing may be left out. */
  getLastError() {
    if (this.lacksRows)
      return new Error('Not all tests that show rows of the specification have run.')
  }
}

const readFormer = () => {
  const { TEST_RESULTS = '' } = process.env
  return existsSync(TEST_RESULTS) ? JSON.parse(readFileSync(TEST_RESULTS, 'utf8')) : []
}

const leave = (results) => {
  const { TEST_RESULTS = '' } = process.env
  if (TEST_RESULTS !== '') writeFileSync(TEST_RESULTS, JSON.stringify(results))
}

const toResult = ({ testFilePath, testResults }) => [
  path.relative(ROOT, testFilePath),
  testResults.map(({ title, status }) => ({ title, status })),
]

const STATES = ['holds', 'failed', 'did not run']

/** The state of a row, and of its tests the first that is in that state. */
function judge({ says, departs, tests }, results) {
  const states = tests.map((test) => readState(test, results.get(test.file) ?? []))
  const [holds, ...others] = STATES
  const state = others.find((each) => states.includes(each)) ?? holds
  return { says, departs, state, test: tests[states.indexOf(state)] }
}

function readState({ pattern, row }, results) {
  const isMeant = ({ title }) => new RegExp(pattern, 's').test(title) && title.includes(row)
  const statuses = results.filter(isMeant).map(({ status }) => status)
  if (statuses.includes('failed')) return 'failed'
  return statuses.length > 0 && statuses.every((status) => status === 'passed')
    ? 'holds'
    : 'did not run'
}

function count(rows) {
  return rows.length > 0 ? [`; ${rows.length} ${rows[0].state}`] : []
}

function describeRow({ says, state, test }) {
  const row = test.row === '' ? '' : ` (${test.row})`
  return `  ${state}: ${says}\n    ${test.file}: ${test.title}${row}`
}
