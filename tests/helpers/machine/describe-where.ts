/**
 * A suite that needs a program on the machine. `missing` says in one line what is missing and how to
 * install it, or is null. Without the program the suite is skipped with a message; under
 * REQUIRE_ALL_SUITES=1 it fails, unless it is `optional`, for programs that neither Debian nor npm has.
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
