import { createJsonProgress } from '../../../../builder/lib/json-progress.js'
import { createProgress, type Output } from '../../../../builder/lib/progress.js'

/** What is written while a step runs, and at its end. */
async function runStep(create: typeof createProgress, isTTY = false) {
  let written = ''
  const output = { isTTY, write: (text: string) => (written += text) }
  const during = await create(output, () => 0).step('reading', async (update) => {
    const before = written
    update(3, 3, 'documents')
    return before
  })
  return { during, written }
}

it('a step is printed when it begins, and with its count and duration when it ends', async () => {
  expect(await runStep(createProgress)).toEqual({
    during: '… reading\n',
    written: '… reading\n✓ reading: 3 documents in 0 ms\n',
  })
})

it('on a terminal the line of a step becomes that of its end', async () => {
  const { during, written } = await runStep(createProgress, true)
  expect(during).toBe('… reading')
  expect(written).toMatch(/\r\u001b\[2K✓ reading: 3 documents in 0 ms\n$/)
})

it('machines get the same as one JSON object a line', async () => {
  const clock = () => new Date(Date.UTC(2026, 0, 1))
  const { during, written } = await runStep((output, now) =>
    createJsonProgress(output, now, { clock, requestId: 'abc-123' }),
  )
  const origin = { level: 'info', time: '2026-01-01T00:00:00.000Z', service: 'builder' }
  const started = {
    ...origin,
    requestId: 'abc-123',
    event: 'step',
    step: 'reading',
    state: 'started',
  }
  expect(during).toBe(`${JSON.stringify(started)}\n`)
  const [, end] = written.trim().split('\n')
  expect(JSON.parse(end ?? '')).toEqual({
    ...started,
    state: 'done',
    count: 3,
    unit: 'documents',
    ms: 0,
  })
})

it.each([
  ['a person', createProgress],
  [
    'machines',
    (output: Output, now: () => number) =>
      createJsonProgress(output, now, { clock: () => new Date(0), requestId: null }),
  ],
])('what others have written is one line without escapes for %s', (_, create) => {
  let written = ''
  const write = (text: unknown) => (written += `${String(text)}\n`.replace(/\n+$/, '\n'))
  const complain = jest.spyOn(console, 'error').mockImplementation(write)
  const { note, warn, fail } = create({ write }, () => 0)
  for (const tell of [note, warn, fail]) tell('"a\u001b[2J\u202e\u2028\n! made up"')
  complain.mockRestore()
  const lines = written.trimEnd().split('\n')
  expect(lines.every((line) => line.includes('a\ufffd[2J\ufffd ! made up'))).toBe(true)
  expect(lines.join('')).not.toMatch(/\\u|[\p{C}\p{Zl}]/u)
})
