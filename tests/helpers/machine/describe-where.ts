/**
 * A suite that needs something of the machine. `missing` says in one line what is not there and how to
 * get it, null if nothing is: then the suite is skipped aloud, or fails under REQUIRE_ALL_SUITES=1
 * unless it is `optional`, for what neither Debian nor npm has.
 */
export function describeWhere(
  missing: string | null,
  name: string,
  declareTests: () => void,
  { optional = false } = {},
): void {
  if (missing === null) return describe(name, declareTests)
  if (process.env.REQUIRE_ALL_SUITES === '1' && !optional) throw new Error(`${name}: ${missing}`)
  // Jest's summary counts skipped tests, but does not name them.
  process.stderr.write(`Skipped: ${name}, because ${missing}\n`)
  test.skip(`${name}: ${missing}`, () => undefined)
}
