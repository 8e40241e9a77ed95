import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createEnvironmentReader } from '../../../../../builder/shared/config/environment.js'

it('an empty environment variable counts as not set', () => {
  const read = createEnvironmentReader({ NAME: ' ' })
  expect(read.optional('NAME')).toBeNull()
  expect(read.text('NAME', 'fallback')).toBe('fallback')
  expect(() => read.required('NAME', 'with ROLLOUT=ecs')).toThrow(
    'NAME must be set with ROLLOUT=ecs.',
  )
})

it('the environment reader removes trailing slashes from a URL', () => {
  const read = createEnvironmentReader({ SITE_URL: 'https://jobs.example.com//' })
  expect(read.url('SITE_URL', '')).toBe('https://jobs.example.com')
})

it('the error for a wrong environment variable names the variable and its value', () => {
  const read = createEnvironmentReader({ NAME: 'maybe' })
  expect(() => read.flag('NAME', true)).toThrow('NAME: "maybe" must be one of true, false.')
  expect(() => read.integer('NAME', 1, 0, 9)).toThrow('NAME: "maybe" must be a whole number')
  expect(() => read.optionalUrl('NAME')).toThrow('NAME: "maybe" is not an http or https address.')
})

it.each(['https://key:SECRET@a.example', 'https://SECRET@a.example/?b', 'key:SECRET@a.example'])(
  'credentials in the address %s are refused and not quoted',
  (given) => {
    const read = createEnvironmentReader({ NAME: given })
    expect(() => read.optionalUrl('NAME')).toThrow(
      /^NAME: (?!.*SECRET).* Remove what is before "@"\.$/,
    )
    expect(() => read.address('NAME', 'TOKEN')).toThrow(/, and give them as TOKEN\.$/)
  },
)

it('an address that is not extended is read as it is given', () => {
  const given = 'https://a.example/hook/?mail=b@c/'
  expect(createEnvironmentReader({ NAME: given }).address('NAME')).toBe(given)
})

it('each call reads a secret from its file again, because secrets are rotated', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careers-secret-'))
  const file = path.join(folder, 'token')
  const read = createEnvironmentReader({ TOKEN: 'unused', TOKEN_FILE: file })
  try {
    for (const secret of ['first', 'second']) {
      writeFileSync(file, `${secret}\n`)
      expect(read.secret('TOKEN')).toBe(secret)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  expect(() => read.secret('TOKEN')).toThrow(`TOKEN_FILE: the file "${file}" cannot be read.`)
})

it.each([
  ['HTTPS://Jobs.Example.com', 'https://jobs.example.com'],
  ['https://jobs.example.com:443/', 'https://jobs.example.com'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['https://karriere.müller.example', 'https://karriere.xn--mller-kva.example'],
])('the origin %s is read as %s, as browsers write it', (given, origin) => {
  expect(createEnvironmentReader({ SITE_URL: given }).origin('SITE_URL', '')).toBe(origin)
})
