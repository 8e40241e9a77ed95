import { createEnvironmentReader } from '../../../../../builder/shared/config/environment.js'
import { readJobBoard } from '../../../../../builder/shared/config/job-board.js'

const read = (env: Record<string, string>) => readJobBoard(createEnvironmentReader(env))

it('no board is read unless one is named', () => {
  expect(read({})).toBeNull()
  expect(read({ JOB_BOARD: ' ', JOB_BOARD_ENDPOINT: 'http://localhost:1' })).toBeNull()
})

it('a board is a vendor, a company, and perhaps a host in place of the vendor’s', () => {
  const acme = { vendor: 'greenhouse', company: 'acme' }
  expect(read({ JOB_BOARD: 'greenhouse:acme' })).toEqual({ ...acme, endpoint: null })
  expect(read({ JOB_BOARD: 'greenhouse:acme', JOB_BOARD_ENDPOINT: 'http://h:81/' })).toEqual({
    ...acme,
    endpoint: 'http://h:81',
  })
  expect(read({ JOB_BOARD: 'greenhouse:sample' })?.endpoint).toBe('http://localhost:8095')
})

it.each([
  [{ JOB_BOARD: 'acme' }, /^JOB_BOARD: "acme" must be VENDOR:COMPANY, as in greenhouse:acme;/],
  [{ JOB_BOARD: 'greenhouse:' }, /^JOB_BOARD/],
  [{ JOB_BOARD: 'greenhouse:a/../b' }, /^JOB_BOARD/],
  [{ JOB_BOARD: 'greenhouse:a:b' }, /^JOB_BOARD/],
  [{ JOB_BOARD: 'myspace:acme' }, /vendors are greenhouse/],
  [
    { JOB_BOARD: 'greenhouse:acme', JOB_BOARD_ENDPOINT: 'http://h/v1' },
    /^JOB_BOARD_ENDPOINT: "http:\/\/h\/v1" has a path, .* Give http:\/\/h\.$/,
  ],
])('%j is refused in one line', (env, message) => {
  expect(() => read(env as Record<string, string>)).toThrow(message)
})
