import { Writable } from 'node:stream'
import { createLogger } from '../../../../builder/shared/logger.js'

function createSubject() {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { logger: createLogger('builder', 'info', destination), lines }
}

it('redacts the secrets of every program, in a logged object and in its members', () => {
  const { logger, lines } = createSubject()
  const secrets = ['secret', 'accessToken', 'customTypesToken', 'privateKey']
  const settings = Object.fromEntries(secrets.map((name) => [name, 'hidden']))
  const headers = { authorization: 'hidden', cookie: 'hidden' }
  logger.info({ ...settings, headers }, 'flat')
  logger.info({ config: settings, request: { headers } }, 'nested')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('hidden')
})

it('writes one JSON object per line, with the service, the level by name and the time', () => {
  const { logger, lines } = createSubject()
  logger.debug('not at this level')
  logger.warn({ ref: 'a' }, 'a message')
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      ...{ level: 'warn', service: 'builder', ref: 'a', msg: 'a message' },
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ])
})
