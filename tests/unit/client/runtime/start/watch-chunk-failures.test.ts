import { watchChunkFailures } from '../../../../../client/runtime/start/reload-guard.js'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), 1],
  [new TypeError('error loading dynamically imported module: https://x/a.js'), 1],
  [new TypeError('Importing a module script failed.'), 1],
  [new Error('Loading chunk 7 failed.'), 1],
  [new TypeError('Failed to fetch'), 0],
  [undefined, 0],
])('the rejection %s counts as a missing chunk %s times', (reason, failures) => {
  const target = new EventTarget()
  let noticed = 0
  watchChunkFailures(target as Window, () => (noticed += 1) > 0)
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(noticed).toBe(failures)
})

test.each([true, false])(
  'a missing chunk is an unhandled error unless it was handled (handled: %s)',
  (isHandled) => {
    const target = new EventTarget()
    const reason = new Error('Loading chunk 7 failed.')
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
    watchChunkFailures(target as Window, () => isHandled)
    target.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(isHandled)
  },
)
