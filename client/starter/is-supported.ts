/**
 * Whether the browser has what came last with the supported ones of `builder/bundle/browsers.ts`. All else
 * that scripts use came no later: tests/integration/supported-browsers.test.ts compares.
 */
export function isSupported(): boolean {
  return 'toSorted' in Array.prototype && HTMLScriptElement.supports?.('importmap') === true
}
