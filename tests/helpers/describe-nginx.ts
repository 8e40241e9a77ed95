import { describeMissingNginx } from './nginx.js'

/** A suite that needs nginx: without one it says in one line what is missing and how to get it. */
export function describeNginx(name: string, declareTests: () => void): void {
  const missing = describeMissingNginx()
  if (missing === null) describe(name, declareTests)
  else test.skip(`${name}: ${missing}`, () => undefined)
}
