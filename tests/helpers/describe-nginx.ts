import { describeMissingNginx } from './nginx.js'

/** A suite that needs nginx: without one it says in one line what is missing and how to get it. */
export function describeNginx(name: string, declareTests: () => void): void {
  const missing = describeMissingNginx()
  if (missing === null) return describe(name, declareTests)
  // Jest's summary counts skipped tests, but does not name them.
  process.stderr.write(`Skipped: ${name}, because ${missing}\n`)
  test.skip(`${name}: ${missing}`, () => undefined)
}
