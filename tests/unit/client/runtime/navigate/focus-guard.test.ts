import { createFocusGuard } from '../../../../../client/runtime/navigate/restore-scroll-and-focus.js'

test('two scripts that take the focus from each other stop', () => {
  const guard = createFocusGuard()
  let attempts = 0
  const fight = () => {
    attempts += 1
    guard(fight)
  }
  expect(guard(fight)).toBe(true)
  expect(attempts).toBe(2)
})

test('consecutive attempts all run, even after one that throws', () => {
  const guard = createFocusGuard()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(() =>
      guard(() => {
        throw new Error('detached')
      }),
    ).toThrow('detached')
  }
  expect(guard(() => {})).toBe(true)
})
