/** Prints how many rows of the specification hold, of how many. */
module.exports = class ConformityReporter {
  onRunComplete(_, { testResults }) {
    const files = testResults.filter(({ testFilePath }) => testFilePath.includes('/conformity/'))
    if (files.length === 0) return
    const rows = files.flatMap((file) => file.testResults.filter(isRow))
    const held = rows.filter(({ status }) => status === 'passed')
    const decided = held.filter(({ title }) => title.includes(' — decided: '))
    this.isComplete = held.length === rows.length
    process.stderr.write(
      `Conformity: ${held.length} of ${rows.length} rows of the specification hold, ` +
        `${decided.length} of them by a written decision\n`,
    )
  }

  /** A row that was left out is a failure where nothing may be left out. */
  getLastError() {
    if (process.env.REQUIRE_ALL_SUITES === '1' && this.isComplete === false)
      return new Error('Rows of the specification were left out or do not hold')
  }
}

/** A row stands below the heading of its section. */
function isRow({ ancestorTitles }) {
  return ancestorTitles.length > 0
}
