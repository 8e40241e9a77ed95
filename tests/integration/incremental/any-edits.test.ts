import fc from 'fast-check'
import { readings, runScript, useBuilders } from './run-script.js'
import { beginnings, steps } from './steps.js'

/*
 * SCRIPTS=300 runs more scripts of edits. What a failure has printed is run again by SCRIPT_SEED=…, and
 * the smallest script that fails by SCRIPT_PATH=… in addition.
 */

const SCRIPTS = Number(process.env['SCRIPTS'] ?? 4)
const SEED = Number(process.env['SCRIPT_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const PATH = process.env['SCRIPT_PATH']

/** Of one script and its shrinking, in ms. */
const LONGEST = 60_000

useBuilders()

it(
  `after any edits a site that is published again and again equals one that is built from nothing (SCRIPT_SEED=${SEED})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(beginnings, steps, async (...script) => void (await runScript(...script))),
      {
        numRuns: SCRIPTS,
        seed: SEED,
        ...(PATH !== undefined && { path: PATH }),
      },
    )
    // Otherwise the property would say little about reading changes only.
    expect(readings.changes).toBeGreaterThan(0)
  },
  300_000 + SCRIPTS * LONGEST,
)
