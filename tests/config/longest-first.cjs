const { statSync } = require('node:fs')
const Sequencer = require('@jest/test-sequencer').default

/**
 * About how long a line of a suite takes, in hundredths of a second. Of containers it is more, but their
 * suites mostly wait: with others between them, the processors have work meanwhile. The suite of all engines
 * has its lines in other files.
 */
const SLOWNESS = { container: 20, browser: 25, engines: 5_000, integration: 10, unit: 2 }

/**
 * Begins with the suites that take longest, so that no worker is left with one of them at the end. Jest
 * itself knows this from a former run only, and otherwise takes suites of equal size for equally long.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const weigh = ({ path, context }) =>
      statSync(path).size * (SLOWNESS[context.config.displayName?.name] ?? 1)
    const weighed = [...tests].map((test) => ({ test, weight: weigh(test) }))
    return weighed.sort((one, other) => other.weight - one.weight).map(({ test }) => test)
  }
}
