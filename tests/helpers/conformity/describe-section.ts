import { readSpecification } from './read-specification.js'

/** Shows that a row of the specification holds: throws where it does not. */
type ConformityCase = () => void | Promise<void>

/** What stands beside a row: the case that shows it, or why there is none. */
type ConformityCases = Record<string, ConformityCase | Departure | typeof STATES_NOTHING>

/** For a row that says only that something is not shown. */
export const STATES_NOTHING = 'states nothing'

interface Departure {
  decision: string
  shows: ConformityCase
}

/**
 * A decided departure from a row: the reason, with the specification's own words and the file in which
 * it is written down, and a case that shows what holds instead.
 */
export function departs(decision: string, shows: ConformityCase): Departure {
  return { decision, shows }
}

/**
 * Registers a test for each row of a section. One more test fails if a row has no case, if a case has
 * no row, or if a row that does state something is given as one that states nothing.
 */
export function describeSection(title: string, cases: ConformityCases): void {
  const section = readSpecification().find((each) => each.title === title)
  if (!section) throw new Error(`The specification has no section "${title}"`)

  test(`each row of "${title}" has a case, and each case a row`, () => {
    expect(Object.keys(cases).sort()).toEqual([...section.rows].sort())
    const silent = section.rows.filter((row) => cases[row] === STATES_NOTHING)
    expect(silent.filter((row) => !/\bnot shown\b/i.test(row))).toEqual([])
  })

  describe(title, () => {
    for (const row of section.rows) {
      const shown = cases[row]
      if (typeof shown === 'function') test(row, async () => shown())
      else if (typeof shown === 'object')
        test(`${row} — decided: ${shown.decision}`, async () => shown.shows())
    }
  })
}
