import { readSidecarConfig } from '../../../../server/sidecar/config.js'

it('has defaults', () => {
  expect(readSidecarConfig({})).toEqual({ port: 3000, logLevel: 'info' })
})

it('reads what is given', () => {
  expect(readSidecarConfig({ SIDECAR_PORT: '3100', LOG_LEVEL: 'warn' })).toEqual({
    port: 3100,
    logLevel: 'warn',
  })
})

it.each([
  ['SIDECAR_PORT', '65536'],
  ['LOG_LEVEL', 'loud'],
])('names %s when it is "%s"', (name, value) => {
  expect(() => readSidecarConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .*"${value}"`))
})
